package org.lawspeaker.gloomkilforth;

import java.util.LinkedHashMap;
import java.util.Map;
import org.lawspeaker.engine.Setup;

/** A position for every question of the game. Seat 1, the middle one of three, has the turn. */
final class Windows {
  static final Setup RIVALS = Setup.of(3).with("format", "competitive");

  private Windows() {}

  static Map<String, Scene> all() {
    Map<String, Scene> all = new LinkedHashMap<>();
    SetupWindows.add(all);
    actions(all);
    tests(all);
    battles(all);
    rewards(all);
    limits(all);
    market(all);
    sagas(all);
    others(all);
    cards(all);
    TargetWindows.add(all);
    nights(all);
    return all;
  }

  /** Seat 1 is this hero; an Elf Priest, unless it says otherwise. */
  static Scene turn(Setup setup, String hero, String others, String zones) {
    String own = Scene.hero(hero, "race: elf", "profession: priest", "gold: 3", "hp: 4", "ap: 4");
    return Scene.of(
        setup, "turn-of: 1\nheroes: {1: {" + own + "}" + others + "}\n" + zones.strip() + "\n");
  }

  static Scene turn(String hero, String zones) {
    return turn(Setup.of(3), hero, ", 0: {at: frostmaw, gold: 0}, 2: {at: frostmaw}", zones);
  }

  /** A hero without Fate at the place of an encounter. */
  static Scene at(String place, String encounter, String hero) {
    return turn(
        Scene.hero(hero, "at: " + place, "fate: 0"),
        "places: {%s: {encounters: [%s]}}".formatted(place, encounter));
  }

  private static void actions(Map<String, Scene> all) {
    all.put(
        "an Action, in the City",
        turn("hand: [farmer, gilded-sword], assets: [captain], loot: [lucky-charm]", ""));
    all.put("an Action, without Action Points", turn("ap: 0, hand: [farmer]", ""));
    all.put("an Action, in full health at a gloom location", turn("at: ashen-waste", GLOOM));
    all.put(
        "an Action, at a Place with an obstacle and a plot",
        turn(
            "at: green-meadows, gold: 1",
            "places: {green-meadows: {encounters: [remote-town], obstacles: 1,"
                + " plots: [altar-of-betrayal]}}"));
    all.put(
        "an Action, at a Place that is confronted with Sneak",
        turn(
            "at: green-meadows, chapter: 2, regaled: true,"
                + " progress: [{card: remote-town, attribute: sneak, successes: 0}]",
            "places: {green-meadows: {encounters: [remote-town, farmer]}}"));
    all.put(
        "an Action, Hidden with a Stranger",
        turn(
            "at: green-meadows, hidden: true, loot: [lucky-charm]",
            "places: {green-meadows: {encounters: [farmer]}}"));
    all.put(
        "an Action, with evaded enemies and a Weakness",
        turn(
                "at: green-meadows, enemies: [farmer], evaded: [farmer, kobold]",
                "places: {green-meadows: {encounters: [farmer, kobold, bone-reaver]}}")
            .then("overcome bone-reaver with fight", "take gold", "keep card"));
    all.put(
        "an Action, with a spell that is too hard",
        turn("race: orc, profession: warrior, assets: [mend-wounds, captain]", ""));
    all.put(
        "an Action, with an encounter that is weak",
        turn(
            "at: green-meadows, skills: [killer], loot: [lucky-charm], gold: 5",
            "places: {green-meadows: {encounters: [farmer]}}"));
    all.put(
        "an Action, others camped, defeated and eliminated",
        turn(
            Setup.of(4),
            "gold: 3",
            ", 0: {camped: true, hidden: true}, 2: {camped: true, defeated: true, hp: 0},"
                + " 3: {camped: true, eliminated: true}",
            "clock: {first: '0'}"));
    all.put(
        "an Action, with a Finale after chapter 4 of today",
        turn("at: green-meadows, saga: 1, chapter: 5, regaled: true", ""));
    all.put("an Action, with the Finale elsewhere", turn("at: old-wood, chapter: 5", ""));
    all.put(
        "an Action, at an Ancient while others have no complete saga",
        turn(
            "at: old-wood, chapter: 6, hand: [altar-of-ruin], assets: [fireball, mend-wounds],"
                + " veiled: [mend-wounds]",
            ANCIENT.replace("plots: []", "plots: [], gathered: [pact-of-ruin]")));
    all.put(
        "an Action, at an Ancient beside an encounter",
        turn(
            RIVALS,
            "at: old-wood, chapter: 6",
            "",
            ANCIENT + "places: {old-wood: {encounters: [hollow-oak]}}"));
    all.put(
        "an engagement is chosen",
        turn(
            "at: bone-fields, loot: [lucky-charm]",
            "places: {bone-fields: {encounters: [kobold, sulphur-imp]}}"));
    all.put("the turn is complete", turn("loot: [lucky-charm]", "").then("camp"));
    all.put("an encounter is drawn", turn("at: frostmaw", "").then("search"));
  }

  private static final String GLOOM = "places: {ashen-waste: {gloom: true}}";
  private static final String ANCIENT =
      "ancients: [{card: prince-of-ruin, plots: [], at: 6, damage: 10}]\n";

  private static void tests(Map<String, Scene> all) {
    Scene town =
        at("green-meadows", "remote-town", "fate: 2, hand: [farmer]")
            .then("confront remote-town with sneak");
    all.put("dice are rolled", town);
    all.put(
        "dice are rolled, and Fate was called on today",
        at("green-meadows", "remote-town", "fate: 2, fate-used: true")
            .then("confront remote-town with sneak"));
    all.put(
        "Fate is called on",
        at("green-meadows", "remote-town", "fate: 2, hand: [farmer]")
            .then("confront remote-town with sneak", "roll 0 of 2"));
    all.put(
        "Fate is called on by a hero of the team",
        turn(
                Setup.of(3),
                "at: green-meadows, fate: 0",
                ", 0: {at: green-meadows, fate: 0}, 2: {at: green-meadows, fate: 1}",
                "places: {green-meadows: {encounters: [remote-town]}}")
            .then("team with seat 2", "accept", "confront remote-town with sneak", "roll 1 of 3"));
    all.put(
        "dice are counted",
        at("bone-fields", "sulphur-imp", "race: human, skills: [warlord]").then("roll 0 of 2"));
  }

  private static void battles(Map<String, Scene> all) {
    all.put(
        "the first stage of an engagement", at("old-wood", "grey-stalker", "hidden: true").then());
    Scene imp = at("bone-fields", "sulphur-imp", "gold: 3").then("roll 0 of 2", "roll 0 of 2");
    all.put("escape or fight", imp);
    all.put(
        "where an escape leads",
        at("bone-fields", "sulphur-imp", "gold: 3").then("roll 0 of 2", "roll 0 of 2", "escape"));
    all.put(
        "a Deed before the battle",
        turn(
                Setup.of(3),
                "at: old-wood, fate: 0, loot: [lucky-charm]",
                ", 0: {at: old-wood}, 2: {at: old-wood, evaded: [wood-bandit]}",
                "places: {old-wood: {encounters: [wood-bandit]}}")
            .then("choose wood-bandit"));
    all.put(
        "a Deed in the battle, the dice being counted",
        turn(
                Setup.of(3),
                "at: old-wood, fate: 0, loot: [lucky-charm]",
                ", 0: {at: old-wood}, 2: {at: old-wood}",
                "places: {old-wood: {encounters: [wood-bandit]}}")
            .then("choose wood-bandit", "done", "done", "done", "roll 0 of 3"));
    all.put(
        "a battle with an Ancient",
        turn(
                RIVALS,
                "at: old-wood, chapter: 6, loot: [lucky-charm, smoke-vial], fate: 1",
                ", 0: {at: old-wood}",
                ANCIENT)
            .then("assault prince-of-ruin"));
    all.put(
        "a battle of a team",
        turn(
                Setup.of(3),
                "at: old-wood, fate: 0, loot: [lucky-charm]",
                ", 0: {at: old-wood}, 2: {at: old-wood, fate: 0}",
                "places: {old-wood: {encounters: [wood-bandit]}}")
            .then("team with seat 2", "accept", "choose wood-bandit", "done"));
    all.put(
        "a battle with a Stranger that was made an enemy",
        at("green-meadows", "farmer", "loot: [lucky-charm]")
            .then("provoke farmer", "choose farmer", "done"));
    all.put(
        "a defeated hero gives up a card",
        at("bone-fields", "sulphur-imp", "hp: 1, hand: [farmer], assets: [captain]")
            .then("roll 1 of 2", "roll 0 of 3", "decline"));
  }

  private static Scene slain(String hero) {
    return at("bone-fields", "dust-fiend", hero).then("roll 0 of 3", "roll 3 of 4", "decline");
  }

  private static Scene team() {
    return turn(
            Setup.of(3),
            "at: old-wood, fate: 0, gold: 0",
            ", 0: {at: frostmaw}, 2: {at: old-wood, fate: 0, gold: 0}",
            "places: {old-wood: {encounters: [wood-bandit]}}")
        .then("team with seat 2", "accept")
        .then("roll 0 of 3", "roll 1 of 2", "roll 0 of 3", "roll 1 of 2");
  }

  private static void rewards(Map<String, Scene> all) {
    String strong = "assets: [gilded-sword], hand: [farmer]";
    all.put("the Loot Step", slain(strong));
    all.put("Loot is drawn", slain(strong).then("take loot"));
    all.put("the Rumour Step", slain(strong).then("take gold"));
    all.put("a reward is drawn", slain(strong).then("take gold", "take reward"));
    all.put("a Trophy", slain(strong).then("take gold", "keep card"));
    all.put("a Trophy is drawn", slain(strong).then("take gold", "keep card", "accept"));
    all.put(
        "a card of a Trophy",
        slain(strong).then("take gold", "keep card", "accept", "draw cloak-pin"));
    all.put("gold is split", team().then("take gold"));
    all.put("a rumour is shared", team().then("take gold", "give seat 2 1 gold", "keep card"));
    all.put(
        "a Trophy is shared",
        team().then("take gold", "give seat 2 1 gold", "keep card", "choose seat 2", "accept"));
    all.put(
        "more than six rumours",
        slain("assets: [gilded-sword], hand: [farmer, kobold, devil, captain, fireball, acolyte]")
            .then("take gold", "keep card", "decline"));
  }

  private static void limits(Map<String, Scene> all) {
    all.put(
        "more than six assets",
        seventh("assets: [doom-shield, cloak-pin, captain, magister, local-hero, acolyte]"));
    all.put(
        "more than six Loot tokens",
        turn(
                "at: green-meadows, loot: [3 bandage, 3 swift-boots]",
                "places: {green-meadows: {obstacles: 1}}")
            .then("clear obstacle", "draw smoke-vial"));
  }

  private static Scene seventh(String hero) {
    return turn(Scene.hero(hero, "at: ashen-waste", "hand: [gilded-sword]"), "")
        .then("discover gilded-sword");
  }

  private static void market(Map<String, Scene> all) {
    String hero = "gold: 4, hp: 3, hand: [farmer], assets: [captain]";
    all.put("the Market", turn(hero, "").then("market"));
    all.put(
        "the Market, beside a defeated hero",
        turn(
                Setup.of(4),
                hero,
                ", 0: {hp: 0, camped: true, defeated: true}, 2: {hp: 4}, 3: {at: frostmaw, hp: 3}",
                "")
            .then("market"));
    all.put("the Market, after all", turn(hero, "").then("market", "sell farmer", "heal seat 1"));
    all.put("the Market draws", turn(hero, "").then("market", "choose deck item"));
    all.put(
        "a purchase",
        turn(hero, "")
            .then("market", "choose deck item", "draw gilded-sword", "draw cloak-pin")
            .then("draw doom-shield"));
  }

  private static final String THIRD =
      "race: human, profession: warrior, saga: 0, chapter: 3, gold: 5,"
          + " hand: [devil, farmer], assets: [gilded-sword, captain]";

  private static void sagas(Map<String, Scene> all) {
    String others = ", 0: {race: elf, profession: rogue, saga: 1}, 2: {chapter: 2}";
    all.put(
        "the second keyword",
        turn(RIVALS, THIRD.replace("hand: [devil", "hand: [devil, kobold"), others, "")
            .then("regale", "show gilded-sword"));
    all.put("a keyword", turn(RIVALS, THIRD, others, "").then("regale"));
    all.put(
        "a skill",
        turn(
                RIVALS,
                THIRD.replace("chapter: 3", "chapter: 3, skills: []"),
                others.replace("chapter: 2}", "chapter: 2, skills: [killer]}"),
                "")
            .then("regale", "show gilded-sword", "discard devil"));
    all.put(
        "Competitive Pressure",
        turn(RIVALS, THIRD, others, "")
            .then("regale", "show gilded-sword", "discard devil", "decline"));
    all.put(
        "the Totem",
        turn(
                "profession: warrior, race: human, saga: 0, at: spire-tor, chapter: 5, finale: 5,"
                    + " fate: 0",
                "")
            .then("regale", "roll 1 of 4"));
  }

  private static Scene partners() {
    return turn(
        Setup.of(3),
        "gold: 3, hand: [farmer], assets: [captain, cloak-pin]",
        ", 0: {at: frostmaw}, 2: {gold: 1, loot: [lucky-charm], hand: [devil]}",
        "");
  }

  private static void others(Map<String, Scene> all) {
    all.put(
        "an invitation to a team",
        turn(
                Setup.of(3),
                "at: bone-fields",
                ", 0: {at: frostmaw}, 2: {at: bone-fields, hidden: true}",
                "places: {bone-fields: {encounters: [buried-temple]}}")
            .then("team with seat 2"));
    all.put("an exchange is proposed", partners().then("exchange with seat 2"));
    all.put(
        "an exchange is answered",
        partners().then("exchange with seat 2", "give seat 2 2 gold", "give farmer", "done"));
    all.put(
        "an exchange is countered",
        partners()
            .then("exchange with seat 2", "give farmer", "done", "seat 2: give seat 1 1 gold"));
    all.put(
        "an exchange is confirmed",
        partners()
            .then("exchange with seat 2", "give farmer", "done", "seat 2: give seat 1 1 gold")
            .then("seat 2: done"));
  }

  private static void cards(Map<String, Scene> all) {
    all.put(
        "an ability may be used",
        at("bone-fields", "sulphur-imp", "profession: wizard, assets: [fireball]"));
    all.put(
        "the order of abilities",
        at("bone-fields", "sulphur-imp", "race: human, skills: [poisoner], assets: [war-dog]"));
    all.put(
        "a cost is paid",
        turn(
                "at: old-wood, hand: [farmer, devil], assets: [second-breath], gold: 0",
                "places: {old-wood: {plots: [pact-of-ruin]}}")
            .then("clear plot pact-of-ruin"));
    all.put(
        "a part of an effect", turn("at: barley-reach", "").then("search", "draw harvest-feast"));
    all.put(
        "an Event, in the middle of its Test",
        turn(
                Setup.of(3),
                "at: frostmaw, loot: [lucky-charm]",
                ", 0: {at: frostmaw}, 2: {at: frostmaw}",
                "")
            .then("search", "draw avalanche", "done", "roll 0 of 2"));
  }

  /** All have made Camp but seat 1. */
  private static Scene dusk(String hero, String zones) {
    return turn(Setup.of(3), hero, ", 0: {camped: true}, 2: {camped: true}", zones).then("camp");
  }

  private static void nights(Map<String, Scene> all) {
    all.put("a Night card is drawn", dusk("at: frostmaw", ""));
    all.put("a plot is drawn", dusk("at: frostmaw", "").then("draw night-hag"));
    all.put("the Night asks", dusk("at: frostmaw", "").then("draw hungry-dark"));
    all.put(
        "the game is over",
        turn(RIVALS, "gold: 9", ", 0: {camped: true}, 2: {camped: true}", "clock: {day: 25}")
            .then("camp"));
  }
}
