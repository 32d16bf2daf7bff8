package org.lawspeaker.hofordeals.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.testkit.coverage.Shows;

/** A cost that cannot be paid is refused by the clause of what is missing. */
class CostRefusedTest {
  /** What refuses an ability of this cost to seat 1, who has 3 Health and nothing else. */
  private static List<String> refused(String cost) {
    return Played.of(
            Played.gear(
                "abilities: [{on: used, cost: {"
                    + cost
                    + "}, effects: [{gain: {what: fame, amount: 1}}]}]"),
            Played.TURN.formatted("gear: {side: test-card}, health: 3"))
        .scene()
        .refused("use test-card");
  }

  @Test
  @Shows({"HOF-EFFORT-03", "HOF-FOOD-02", "HOF-SHARD-02", "HOF-Q-19"})
  void inTokens() {
    assertThat(refused("effort: 1")).containsExactly("HOF-EFFORT-03");
    assertThat(refused("food: 1")).containsExactly("HOF-FOOD-02");
    assertThat(refused("shards: 1")).containsExactly("HOF-SHARD-02");
    assertThat(refused("health: 4")).containsExactly("HOF-Q-19");
  }

  /** Seat 2, who wears the card, is harmed in the turn of seat 1: seat 2 pays, or nobody does. */
  @Test
  @Shows("HOF-FOOD-02")
  void isOfferedToWhoCanPayItWhoeverHasTheTurn() {
    Played tooPoor = harmed("food: 3", "food: 0");
    assertThat(tooPoor.game().pending(tooPoor.scene().state()).owing()).containsExactly(Seat.of(0));

    Played offered = harmed("food: 0", "food: 1");
    assertThat(offered.then("seat 2: choose option 1").scene().hero(2).food()).isZero();
    assertThat(offered.scene().hero(2).fame()).isEqualTo(7);
  }

  private static Played harmed(String active, String wearer) {
    return Played.of(
            Played.gear(
                "abilities: [{on: harmed, effects: [{may: {cost: {food: 1}, then: [{gain: {what:"
                    + " fame, amount: 7}}]}}]}]"),
            """
            step: explore
            turn: {active: "1", began: 7}
            sites: {c2: {card: call-lightning, cubes: 2}}
            heroes: {1: {space: c2, %s}, 2: {gear: {side: test-card}, %s}}
            """
                .formatted(active, wearer))
        .then("activate", "seat 2: choose option 1");
  }

  @Test
  @Shows({"HOF-DECK-08", "HOF-Q-77"})
  void inCards() {
    assertThat(refused("discard: 1")).containsExactly("HOF-DECK-08");
    assertThat(refused("destroy: 1")).containsExactly("HOF-Q-77");
  }
}
