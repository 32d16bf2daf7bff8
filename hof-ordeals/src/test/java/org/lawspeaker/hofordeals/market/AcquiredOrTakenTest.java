package org.lawspeaker.hofordeals.market;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.OwnPack;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** What a card does when it is acquired. */
class AcquiredOrTakenTest {
  private static final String SAYS =
      "cost: 3, abilities: [{on: acquired, effects: [{gain: {what: fame, amount: 2}}]}],"
          + " provenance: house}";
  private static final String SKILL =
      "{name: Test Card, type: action, archetypes: [soldier], " + SAYS;
  private static final String GEAR = "{name: Test Card, slot: body, " + SAYS;

  /** The Royal Armoury, which sells Soldier cards and Equipment, gives cards worth 3. */
  private static Scene armoury(String list, String card, String step) {
    return Scene.of(
        OwnPack.with(list, card),
        Setup.of(3),
        """
        step: %s
        turn: {active: "1"}
        clock: {level: 3}
        sites: {c2: {card: royal-armoury, cubes: 1}}
        decks: {row: [test-card, hunt, hunt, fence, fence, purge]}
        heroes: {1: {space: c2, effort: 3}}
        """
            .formatted(step));
  }

  @Test
  @Shows("HOF-DECK-15")
  void isDoneWhenItIsPaidFor() {
    assertThat(armoury("skills", SKILL, "acquire").then("buy test-card").hero(1).fame())
        .isEqualTo(2);
    assertThat(armoury("equipment", GEAR, "acquire").then("buy test-card").hero(1).fame())
        .isEqualTo(2);
  }

  @Test
  @Shows("HOF-DECK-14")
  void isNotDoneWhenItIsTaken() {
    Scene skill = armoury("skills", SKILL, "explore").then("activate", "choose test-card");
    Scene gear = armoury("equipment", GEAR, "explore").then("activate", "choose test-card");

    assertThat(skill.hero(1).effort()).isEqualTo(3);
    assertThat(skill.hero(1).discard().size()).isEqualTo(1);
    assertThat(skill.hero(1).fame()).isZero();
    assertThat(gear.hero(1).gear()).hasSize(1);
    assertThat(gear.hero(1).fame()).isZero();
  }

  @Test
  @Shows("HOF-DECK-15")
  void isDoneByARelicThatIsPaidFor() {
    Scene scene =
        Scene.of(
                OwnPack.with("relics", GEAR.replace("cost: 3, ", "")),
                Setup.of(3),
                """
                step: explore
                turn: {active: "1"}
                clock: {level: 2}
                sites: {c2: {card: demon-trader, cubes: 1}}
                heroes: {1: {space: c2, shards: 4}}
                """)
            .then("activate", "draw test-card", "choose test-card");

    assertThat(scene.hero(1).fame()).isEqualTo(2);
  }

  /** Seat 1 has slain the Jack, whose 5 Fame come first, and is the only one to pay. */
  @Test
  @Shows({"HOF-DECK-15", "HOF-LOOT_ROYAL-10"})
  void isDoneByARelicOfTheLootOfARoyalty() {
    String jack =
        Battle.bossZones(
            "assigning",
            1,
            "jack-of-dust",
            "shards: 3, " + Battle.bound("champion 5"),
            "jack-of-dust");
    Scene scene =
        Scene.of(OwnPack.with("relics", GEAR.replace("cost: 3, ", "")), Setup.of(3), jack)
            .then("assign champion to jack-of-dust", "done", "loot relic")
            .then("seat 2: pass", "seat 0: pass", "draw test-card", "draw cornucopia")
            .then("choose test-card");

    assertThat(scene.hero(1).fame()).isEqualTo(5 + 2);
  }

  @Test
  @Shows("HOF-RELIC-03")
  void isDoneByARelicThatTakesARelicsPlaceForNothing() {
    Scene scene =
        Scene.of(
                OwnPack.with(
                    "relics",
                    GEAR.replace("cost: 3, ", ""),
                    "encounters",
                    "{name: Open Vault, level: 2, kind: event, usage: {value: 1},"
                        + " effects: [{gain-relic: {of: 1}}], provenance: house}"),
                Setup.of(3),
                """
                step: explore
                turn: {active: "1"}
                clock: {level: 2}
                sites: {c2: {card: open-vault, cubes: 1}}
                heroes: {1: {space: c2, shards: 0, gear: {body: mantle-of-ages}}}
                """)
            .then("activate", "draw test-card", "choose test-card");

    assertThat(scene.hero(1).fame()).isEqualTo(6 + 2);
  }
}
