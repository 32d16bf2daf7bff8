package org.lawspeaker.hofordeals.skills;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Why worn Equipment cannot be used now. */
class UsingTest {
  private static final String GEAR =
      "hand: [strive], gear: {head: iron-helm, side: lucky-coin, off-hand: lantern}";

  /** The coin is for the own turn, when cards can be played. */
  @Test
  @Shows("HOF-PLAY-11")
  void itsTextGivesItNothingToUseInACombat() {
    Scene scene = Battle.assigning(GEAR, "1-of-dust");

    assertThat(scene.refused("use iron-helm")).containsExactly("HOF-PLAY-11");
    assertThat(scene.refused("use lucky-coin")).containsExactly("HOF-PLAY-11");
  }

  @Test
  @Shows("HOF-PLAY-11")
  void itsTextGivesItNothingToUseOutsideACombat() {
    Scene scene =
        Scene.of(3, "{step: explore, turn: {active: '1'}, heroes: {1: {%s}}}".formatted(GEAR));

    assertThat(scene.refused("use lantern")).containsExactly("HOF-PLAY-11");
  }

  /** Only of weapons the rulebook says that they may work in a combat alone. */
  @Test
  @Shows("HOF-PLAY-11")
  void whatIsNoWeaponIsRefusedByItsText() {
    String pistol = "{step: explore, turn: {active: '1'}, heroes: {1: {gear: {off-hand: %s}}}}";

    assertThat(Scene.of(3, pistol.formatted("captain-s-pistol")).refused("use captain-s-pistol"))
        .containsExactly("HOF-PLAY-11");
  }
}
