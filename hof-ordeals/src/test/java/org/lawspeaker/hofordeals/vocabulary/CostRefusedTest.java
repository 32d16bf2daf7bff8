package org.lawspeaker.hofordeals.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
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

  @Test
  @Shows({"HOF-DECK-08", "HOF-Q-77"})
  void inCards() {
    assertThat(refused("discard: 1")).containsExactly("HOF-DECK-08");
    assertThat(refused("destroy: 1")).containsExactly("HOF-Q-77");
  }
}
