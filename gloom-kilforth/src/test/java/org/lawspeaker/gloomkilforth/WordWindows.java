package org.lawspeaker.gloomkilforth;

import java.util.Map;
import org.lawspeaker.engine.Setup;

/** A position for every question that only words on cards ask. */
final class WordWindows {
  private WordWindows() {}

  static void add(Map<String, Scene> all) {
    all.put(
        "a card is given to another",
        Windows.turn(
                Setup.of(3),
                "at: green-meadows, fate: 0, hand: [farmer, kobold]",
                ", 0: {at: frostmaw}, 2: {at: green-meadows}",
                "places: {green-meadows: {encounters: [bring-in-the-harvest]}}")
            .then("confront bring-in-the-harvest with study", "roll 2 of 3", "decline")
            .then("take gold", "keep card", "accept"));
    all.put(
        "some cards are drawn",
        Windows.turn("assets: [seer-s-ring]", "").then("resolve seer-s-ring"));
    all.put(
        "one of the cards drawn is kept",
        Windows.turn("assets: [seer-s-ring]", "")
            .then("resolve seer-s-ring", "draw fireball", "draw mend-wounds"));
    all.put(
        "a reward deck is searched",
        Windows.at("bone-fields", "seal-the-rift", "gold: 3")
            .then("confront seal-the-rift with study", "roll 3 of 3")
            .then("take gold", "keep card", "accept"));
    all.put(
        "an encounter deck is searched",
        Windows.turn("at: green-meadows, loot: [old-map]", "").then("resolve old-map"));
    all.put(
        "one hero is chosen",
        Windows.turn("hp: 3, skills: [small-mercies]", "").then("resolve small-mercies"));
    all.put(
        "a place is chosen",
        Windows.turn("at: old-wood, assets: [guiding-light]", "").then("act with guiding-light"));
    all.put(
        "X is chosen",
        Windows.turn("race: elf, profession: wizard, hp: 1, assets: [second-breath]", "")
            .then("resolve second-breath"));
  }
}
