package org.lawspeaker.hofordeals.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Why a card that is not bound cannot be assigned. */
class AssignedOnceTest {
  private static final String CARDS = Battle.bound("hack 1", "veteran 3", "champion 5");

  /** Whatever is drawn is bound, so that Curses and Conjured Shields can be asked about, too. */
  @ParameterizedTest
  @ValueSource(strings = {"cleave", "hunt", "dread", "conjured-shield"})
  @Shows({"HOF-ASSIGN-01", "HOF-Q-33"})
  void assignsOnlyWhatIsBound(String card) {
    Scene scene = Battle.assigning("hand: [hunt], " + CARDS, "3-of-dust");

    assertThat(scene.refused("assign " + card + " to 3-of-dust")).containsExactly("HOF-ASSIGN-01");
  }

  @Test
  @Shows("HOF-ASSIGN-04")
  void assignsNoCardAgainThatLiesWithAnEnemyOrWasPlayed() {
    Scene scene =
        Battle.assigning("food: 1, " + CARDS, "3-of-dust", "4-of-dust")
            .then("assign veteran to 3-of-dust");
    assertThat(scene.refused("assign veteran to 4-of-dust"))
        .containsExactly("HOF-ASSIGN-04", "HOF-ASSIGN-01");

    scene.then("done", "push", "draw scratch", "draw strive");
    assertThat(scene.refused("assign veteran to 4-of-dust"))
        .containsExactly("HOF-ASSIGN-04", "HOF-ASSIGN-01");
  }
}
