package org.lawspeaker.gloomkilforth;

import java.util.Map;

/** Positions for the questions what an effect is about. */
final class TargetWindows {
  private TargetWindows() {}

  static void add(Map<String, Scene> all) {
    all.put(
        "an Action, with an ability in its place and one that is too dear",
        Windows.turn(
            "profession: wizard, gold: 0, hp: 2, at: old-wood,"
                + " assets: [guiding-light, second-breath]",
            ""));
    all.put(
        "a place is chosen",
        Windows.turn("at: old-wood, assets: [guiding-light]", "").then("act with guiding-light"));
    all.put(
        "an effect on one hero",
        Windows.turn("skills: [small-mercies]", "").then("resolve small-mercies"));
    all.put(
        "an effect on one encounter",
        Windows.turn(
                "at: green-meadows, assets: [envoy-s-signet]",
                "places: {green-meadows: {encounters: [farmer, grain-widow]}}")
            .then("resolve envoy-s-signet"));
    all.put(
        "an X is paid",
        Windows.turn("profession: wizard, hp: 2, assets: [second-breath]", "")
            .then("resolve second-breath"));
    Scene ring = Windows.turn("assets: [seer-s-ring]", "").then("resolve seer-s-ring");
    all.put("cards are drawn to choose from", ring);
    all.put(
        "one of the cards is kept",
        Windows.turn("assets: [seer-s-ring]", "")
            .then("resolve seer-s-ring", "draw fireball", "draw mend-wounds"));
    all.put(
        "an encounter deck is searched",
        Windows.turn("at: frostmaw, loot: [old-map]", "").then("resolve old-map"));
    all.put(
        "a reward deck is searched",
        quest("bone-fields", "seal-the-rift", "study", "")
            .then("roll 3 of 3", "take gold", "keep card", "accept"));
    all.put(
        "Action Points of several types are lost",
        Windows.turn(
            "at: bone-fields, ap: 2, moves: {move: 1}",
            "places: {bone-fields: {encounters: [kobold]}}"));
    all.put(
        "the order of Ancients",
        Scene.of(
                3,
                """
                turn-of: 1
                ancients:
                  - {card: deacon-of-betrayal, abilities: thirteenth-chair, plots: []}
                  - {card: queen-of-ash, abilities: crown-of-cinders, plots: []}
                heroes: {0: {camped: true, at: frostmaw}, 1: {at: old-wood}, 2: {camped: true}}
                """)
            .then("camp", "draw silent-hour"));
    all.put(
        "an Ancient places a plot",
        Scene.of(
                2,
                """
                turn-of: 1
                heroes: {0: {at: frostmaw}, 1: {at: bone-fields, fate: 0, gold: 0}}
                places: {bone-fields: {encounters: [scarred-prophet]}}
                ancients:
                  - {card: prince-of-ruin, plots: [altar-of-ruin]}
                  - {card: queen-of-ash, plots: [altar-of-ash]}
                """)
            .then("provoke scarred-prophet"));
    all.put(
        "something is handed over",
        quest("green-meadows", "bring-in-the-harvest", "influence", ", 2: {at: green-meadows}")
            .then("roll 3 of 3", "take gold", "keep card", "accept"));
  }

  /** A Quest is confronted that lacks one success. */
  private static Scene quest(String place, String quest, String by, String others) {
    return Scene.of(
            3,
            """
            turn-of: 1
            heroes: {1: {race: elf, profession: priest, at: %s, fate-used: true, hand: [farmer],
              progress: [{card: %s, attribute: %s, successes: 2}]}, 0: {at: frostmaw, gold: 0}%s}
            places: {%s: {encounters: [%s]}}
            """
                .formatted(place, quest, by, others, place, quest))
        .then("confront " + quest + " with " + by);
  }
}
