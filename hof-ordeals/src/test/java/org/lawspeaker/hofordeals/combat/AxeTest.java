package org.lawspeaker.hofordeals.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** The Executioner's Axe, which destroys one minion of its Power a combat. */
class AxeTest {
  private static final String AXE = "gear: {weapon: executioner-s-axe}, food: 3";
  private static final String USE = "use executioner-s-axe";

  @Test
  @Shows({"HOF-CARD-25", "HOF-CARD-26"})
  void isNotUsedWithoutAMinionOfItsPower() {
    Scene scene = Battle.assigning(AXE, "4-of-dust=3", "2-of-dust=3");

    assertThat(scene.refused(USE)).containsExactly("HOF-CARD-26");
    assertThat(scene.moves()).doesNotContain(USE);
  }

  /** Its one use destroys one of two that fit. */
  @Test
  @Shows("HOF-CARD-25")
  void leavesTheSecondOfTwoThatFit() {
    Scene scene = Battle.assigning(AXE, "2-of-dust", "3-of-dust=5", "3-of-plague");
    scene.then(USE, "choose enemy 3-of-plague");

    assertThat(Battle.enemies(scene)).containsExactly("2-of-dust", "3-of-dust");
    assertThat(scene.refused(USE)).containsExactly("HOF-CARD-25");
  }

  @Test
  @Shows("HOF-CEND-02")
  void leavesTheCardsAssignedToItsMinionToTheirPlayer() {
    Scene scene =
        Battle.assigning(
            AXE + ", " + Battle.bound("veteran 3", "hack 1"), "3-of-dust", "2-of-dust");
    scene.then("assign veteran to 3-of-dust", USE, "choose enemy 3-of-dust");

    assertThat(Battle.enemies(scene)).containsExactly("2-of-dust");
    assertThat(Battle.names(scene.hero(1).played())).containsExactly("veteran");
  }

  /** The Pistol names the most Power, not an equal one, so its own text decides. */
  @Test
  @Shows("HOF-PLAY-12")
  void isNotNamedWhenThePistolSparesAStrongMinion() {
    String pistol = "food: 3, gear: {off-hand: captain-s-pistol}";
    String use = "use captain-s-pistol";

    assertThat(Battle.assigning(pistol, "4-of-dust").refused(use)).containsExactly("HOF-PLAY-12");
    assertThat(
            Battle.assigning(pistol, "4-of-dust", "3-of-dust")
                .then(use)
                .refused("choose enemy 4-of-dust"))
        .containsExactly("HOF-PLAY-12");
  }

  /** The Queen of Scales has 3 Power, but she is no minion. */
  @Test
  @Shows({"HOF-CARD-25", "HOF-Q-104"})
  void isNotUsedAgainstARoyalty() {
    Scene scene = Battle.boss(2, "queen-of-scales", AXE, "queen-of-scales");

    assertThat(scene.refused(USE)).containsExactly("HOF-CARD-26");
  }
}
