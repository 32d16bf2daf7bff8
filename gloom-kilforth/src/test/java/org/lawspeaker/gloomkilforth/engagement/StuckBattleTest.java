package org.lawspeaker.gloomkilforth.engagement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Battles without escape in which neither side has dice of its own. */
class StuckBattleTest {
  private static final String STRENGTH =
      "bonus: {fight: -5}, lasting: [{gives: {foe-fight: -9}}], abilities: [{on: round-starts,"
          + " deed: true, cost: {hp: 1}, effects: [{modify: {gives: {attribute-bonus: {attribute:"
          + " fight, amount: 4}}, until: round}}]}]";

  /** An Assault by a hero that can pay for a die. */
  private static Scene assault(String hero) {
    return Scene.of(
            OwnPack.captain(STRENGTH),
            Setup.of(2).with("format", "competitive"),
            """
            turn-of: 1
            heroes:
              0: {at: frostmaw}
              1: {race: human, profession: wizard, at: old-wood, chapter: 6, hp: 4, gold: 0,
                  hand: [], assets: [captain], %s}
            ancients: [{card: prince-of-ruin, plots: [], at: 6}]
            """
                .formatted(hero))
        .then("assault prince-of-ruin");
  }

  @Test
  @Shows("GOK-Q-76")
  void goOnAfterARoundInWhichAHeroPaidForADie() {
    Scene scene = assault("fate: 0").then("accept", "decline", "roll 0 of 1");

    assertThat(scene.state().battles().get(0).round()).isEqualTo(2);
    assertThat(scene.window()).isEqualTo("may");
  }

  @Test
  @Shows("GOK-Q-76")
  void goOnAfterARoundInWhichAHeroCalledOnFate() {
    Scene scene = assault("fate: 1").then("decline", "call on fate");

    assertThat(scene.state().battles().get(0).round()).isEqualTo(2);
    assertThat(scene.then("accept", "decline").odds()).containsKey("roll 1 of 1");
  }

  @Test
  @Shows("GOK-Q-76")
  void endAfterARoundInWhichNothingWasUsed() {
    assertThat(assault("fate: 0").then("decline").told("stuck")).hasSize(1);
    assertThat(assault("fate: 2").then("decline", "decline").told("stuck")).hasSize(1);

    Scene later = assault("fate: 0").then("accept", "decline", "roll 0 of 1", "decline");
    assertThat(later.told("stuck")).hasSize(1);
    assertThat(later.state().battles()).isEmpty();
  }
}
