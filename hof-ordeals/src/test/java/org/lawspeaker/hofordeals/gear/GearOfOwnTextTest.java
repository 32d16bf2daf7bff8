package org.lawspeaker.hofordeals.gear;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.HofOrdeals;
import org.lawspeaker.hofordeals.OwnPack;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.hofordeals.state.Slot;
import org.lawspeaker.testkit.coverage.Shows;

/** What texts of cards do to Equipment, and what they cannot do. */
class GearOfOwnTextTest {
  private static final String EXPLORING =
      "{step: explore, turn: {active: '1'}, heroes: {1: {space: c3, %s}}}";

  private static HofOrdeals side(String list, String effects) {
    return OwnPack.with(
        list,
        "{name: Test Stone, slot: side, fame: 2, abilities: [{on: used, effects: ["
            + effects
            + "]}], "
            + (list.equals("equipment") ? "cost: 1, " : "")
            + "provenance: house}");
  }

  @Test
  @Shows("HOF-Q-116")
  void equipmentThatIsDiscardedGoesToTheDealersDiscardPileWithoutFame() {
    HofOrdeals game = side("equipment", "{lose-gear: {self: true, discarded: true}}");
    Scene scene =
        Scene.of(game, Setup.of(3), EXPLORING.formatted("gear: {side: test-stone}"))
            .then("use test-stone");

    int stone = game.cards().index.find("test-stone").orElseThrow();
    assertThat(scene.hero(1).gear()).isEmpty();
    assertThat(scene.hero(1).fame()).isZero();
    assertThat(scene.state().decks().dealer().discard().count(stone)).isEqualTo(1);
    assertThat(scene.state().decks().box().count(stone)).isZero();
  }

  /** Death is not alone in taking what lies under a shield. */
  @Test
  @Shows({"HOF-STASH-04", "HOF-CARD-16"})
  void anEffectMayDestroyWhatAShieldCovers() {
    HofOrdeals game = side("equipment", "lose-gear");
    Scene scene =
        Scene.of(
                game,
                Setup.of(3),
                EXPLORING.formatted(
                    "gear: {side: test-stone, off-hand: conjured-shield}, covered: {off-hand:"
                        + " lantern}"))
            .then("use test-stone", "choose lantern");

    assertThat(scene.hero(1).gear()).containsOnlyKeys(Slot.SIDE, Slot.OFF_HAND);
    assertThat(scene.hero(1).covered()).isEmpty();
    assertThat(scene.state().decks().box().size()).isEqualTo(1);
    assertThat(scene.told()).contains("HOF-STASH-04: seat 1 loses Lantern");
  }

  @Test
  @Shows("HOF-STASH-01")
  void equipmentOfNegativeFameCostsFameWhenItIsStashed() {
    HofOrdeals game =
        OwnPack.with(
            "equipment", "{name: Test Stone, slot: side, fame: -2, cost: 1, provenance: house}");
    Scene scene =
        Scene.of(
                game,
                Setup.of(3),
                """
                step: acquire
                turn: {active: "1"}
                heroes: {1: {effort: 9, fame: 5, gear: {side: test-stone}}}
                decks: {row: [lucky-coin, hunt, hunt, rally, rally, purge]}
                """)
            .then("buy lucky-coin");

    assertThat(scene.hero(1).fame()).isEqualTo(3);
    assertThat(scene.told()).contains("HOF-STASH-01: seat 1 loses 2 Fame");
  }

  @Test
  @Shows("HOF-RELIC-05")
  void aRelicStaysEvenIfItsOwnTextDestroysIt() {
    HofOrdeals game = side("relics", "{lose-gear: {self: true}}");
    Scene scene =
        Scene.of(game, Setup.of(3), EXPLORING.formatted("gear: {side: test-stone}"))
            .then("use test-stone");

    assertThat(scene.hero(1).gear()).containsOnlyKeys(Slot.SIDE);
  }

  @Test
  @Shows({"HOF-Q-49", "HOF-Q-118"})
  void aWeaponThatComesInACombatLeavesAllCardsBound() {
    HofOrdeals game =
        OwnPack.with(
            "equipment",
            "{name: Test Stone, slot: side, cost: 1, abilities: [{on: used-in-combat, effects:"
                + " [gain-relic]}], provenance: house}");
    String bound = Battle.bound("hack 1", "veteran 3", "veteran 3", "vanguard 2");
    String zones =
        Battle.zones(
            "assigning", "bandit-camp", "gear: {side: test-stone}, " + bound, "{}", "5-of-dust");
    Scene scene =
        Scene.of(game, Setup.of(3), zones)
            .then("use test-stone", "draw titan-maul", "choose titan-maul");

    assertThat(scene.window()).isEqualTo("assign");
    assertThat(scene.hero(1).bound()).hasSize(4);
  }

  @Test
  @Shows("HOF-EFFORT-02")
  void aCardThatCostsLessThanNothingGivesNoEffortBack() {
    HofOrdeals game =
        OwnPack.with(
            "equipment",
            "{name: Test Stone, slot: side, cost: 1, lasting: [{gives: {discount: {by: 9}}}],"
                + " provenance: house}");
    String zones =
        """
        step: acquire
        turn: {active: "1"}
        decks: {row: [hunt, hunt, rally, rally, purge, recall]}
        heroes: {1: {effort: 1, gear: {side: test-stone}}}
        """;

    assertThat(Scene.of(game, Setup.of(3), zones).then("buy hunt").hero(1).effort()).isEqualTo(1);
  }
}
