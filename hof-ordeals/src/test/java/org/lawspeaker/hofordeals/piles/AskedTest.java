package org.lawspeaker.hofordeals.piles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Whether a player is asked tells the others nothing of a hand. */
class AskedTest {
  private static Scene shrine(String hand) {
    return Scene.of(
            3,
            """
            step: explore
            turn: {active: "1"}
            sites: {c2: {card: shrine, cubes: 1}}
            heroes: {1: {space: c2, hand: [%s]}}
            """
                .formatted(hand))
        .then("activate");
  }

  @ParameterizedTest
  @ValueSource(strings = {"bad-luck", "strive"})
  @Shows("HOF-Q-77")
  void whoMayDestroyACurseIsAskedWhateverTheHandHolds(String card) {
    assertThat(shrine(card).window()).isEqualTo("destroy");
    assertThat(shrine(card).moves()).contains("decline");
  }

  @Test
  void whoHoldsNothingIsNotAsked() {
    assertThat(shrine("").window()).isEqualTo("explore");
  }
}
