package org.lawspeaker.hofordeals;

import static org.lawspeaker.hofordeals.Windows.at;
import static org.lawspeaker.hofordeals.Windows.turn;
import static org.lawspeaker.hofordeals.Windows.zones;

import java.util.Map;
import org.lawspeaker.engine.Setup;

/** Positions for limits that forbid nothing in the others. */
final class LimitWindows {
  private LimitWindows() {}

  /** Positions in which a limit that no other position comes to forbids a move. */
  static void add(Map<String, Scene> all) {
    String full = Battle.bound("veteran 3", "veteran 3", "vanguard 2") + ", hand: [hack, strive]";
    all.put("the Binding Limit is reached", turn("explore", full));
    String relic = "effort: 9, gear: {weapon: titan-maul}, space: c3";
    String row = "decks: {row: [hunt, rally, rally, champion, veteran, long-sword]}";
    String town = zones("acquire", relic, row).replace("space: c2, ", "");
    all.put("a Relic is in the slot", Scene.of(3, town));
    all.put("no Equipment is sold here", Scene.of(3, zones("acquire", "effort: 9", row)));
    all.put("an ability costs too much", turn("explore", "gear: {side: lucky-coin}"));
    String weak = Battle.bound("forage 0", "hack 1", "veteran 3");
    all.put("a card without Power against Protection", Battle.assigning(weak, "1-of-scales"));
    String claws = "gear: {weapon: kraken-s-claws}, " + Battle.bound("veteran 3");
    all.put("divided Power", Battle.assigning(claws, "1-of-dust"));
    all.put(
        "the axe is used up",
        Battle.assigning("gear: {weapon: executioner-s-axe}", "3-of-dust", "3-of-scales")
            .then("use executioner-s-axe", "choose enemy 3-of-dust"));
    all.put(
        "an ability for combat, outside of one",
        at("old-mill", 1, "gear: {weapon: executioner-s-axe}"));
    String pistol = "food: 2, gear: {off-hand: captain-s-pistol}";
    all.put(
        "the pistol is used up",
        Battle.assigning(pistol, "3-of-dust", "3-of-scales")
            .then("use captain-s-pistol", "choose enemy 3-of-dust"));
    all.put(
        "a boss cannot be removed",
        Battle.boss(1, "jack-of-dust", pistol, "jack-of-dust", "3-of-dust")
            .then("use captain-s-pistol"));
    all.put(
        "one of two minions is covered",
        Battle.boss(
                1,
                "jack-of-dust",
                Battle.bound("champion 5", "hack 1"),
                "jack-of-dust",
                "1-of-plague",
                "1-of-skulls")
            .then("assign hack to 1-of-plague"));
    all.put(
        "a minion asks for a card",
        at("bandit-camp", 1, "hand: [hack]").then("activate", "draw 2-of-skulls"));
    all.put("two Wanderer cards are missing", at("test-of-endurance", 2, "food: 0"));
    all.put("two Soldier cards are missing", at("test-of-strength", 1, "food: 0"));
    all.put(
        "another Event has no cubes",
        Scene.of(
                3,
                zones("explore", "hand: [hunt, trail-rations]", "clock: {level: 2}")
                    .replace("old-mill", "test-of-endurance")
                    .replace(
                        "b2: {card: shrine, cubes: 2}",
                        "b2: {card: caravan}, d2: {card: gambling-den, cubes: 1}"))
            .then("play hunt", "play trail-rations", "activate"));
    String jack = zones("explore", "food: 0", "").replace("old-mill, cubes: 2", "jack");
    all.put("the boss is gone", Scene.of(3, jack));
    all.put(
        "a free card for a slot with a Relic",
        Scene.of(
            3,
            zones(
                    "explore",
                    "gear: {weapon: titan-maul}",
                    "clock: {level: 3}\n"
                        + row.replace("long-sword", "twin-daggers")
                            .replace("champion", "whetstone")
                            .replace("hunt, rally", "hunt, vanguard"))
                .replace("old-mill", "visions-of-the-dealer")
                .replace(
                    "step: explore",
                    "agenda: [course, explore, {pick-taken: {seat: \"1\", left: 9, discarded:"
                        + " false}}]")
                .replace("began: 7", "began: 7, stage: explore")));
    all.put(
        "Royal loot without Shards",
        Slain.royalty(Setup.of(3), 1, "jack-of-plague", "shards: 0", "2: {shards: 1}"));
  }
}
