package org.lawspeaker.gloomkilforth.engagement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.gloomkilforth.dice.Chances;
import org.lawspeaker.gloomkilforth.state.Surprise;

class BattleOddsTest {
  /** Of six faces five hit or above: a die hits once in three. */
  private static final int FIVE = 5;

  private static BattleOdds odds(int own, int foe) {
    return new BattleOdds(new Chances(own, FIVE), new Chances(foe, FIVE), 0);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1, -7})
  void aFoeWhoseWoundsAreAsManyAsItsHpOrMoreIsDefeated(int hp) {
    for (Surprise surprise : Surprise.values()) {
      assertThat(odds(1, 3).wins(2, hp, surprise)).isEqualTo(1);
    }
  }

  @Test
  void aHeroWithoutHpDefeatsNobody() {
    assertThat(odds(3, 1).wins(0, 2, Surprise.NOBODY)).isZero();
    assertThat(odds(3, 1).wins(0, 0, Surprise.HERO)).isZero();
  }

  @Test
  void oneDieAgainstAFoeThatCannotHitWinsIfTheBattleGoesOn() {
    assertThat(odds(1, 0).wins(1, 1, Surprise.NOBODY)).isCloseTo(1, within(1e-9));
  }

  @Test
  void oneDieAgainstOneWinsTwoOfFiveBattles() {
    // Of a round that decides, the hero alone hits in 2/9, the foe alone or both in 3/9.
    assertThat(odds(1, 1).wins(1, 1, Surprise.NOBODY)).isCloseTo(0.4, within(1e-9));
  }

  @Test
  void whoCannotHitNeverWins() {
    assertThat(odds(0, 1).wins(5, 1, Surprise.NOBODY)).isZero();
    assertThat(odds(0, 0).wins(5, 1, Surprise.NOBODY)).isZero();
  }

  @Test
  void surpriseAddsADieToTheFirstRoundOfWhoHasIt() {
    // The one die hits and the foe's does not; later the hero has none.
    assertThat(odds(0, 1).wins(1, 1, Surprise.HERO)).isCloseTo(2 / 9d, within(1e-9));
    // Two dice of the foe both miss in 4/9; a hit of the one die decides or the battle goes on.
    assertThat(odds(1, 1).wins(1, 1, Surprise.FOE))
        .isCloseTo(4 / 9d * (1 / 3d + 2 / 3d * 0.4), within(1e-9));
    // Both have two dice: the foe's miss in 4/9, and one of the hero's hits in 5/9.
    assertThat(odds(1, 1).wins(1, 1, Surprise.BOTH))
        .isCloseTo(4 / 9d * (5 / 9d + 4 / 9d * 0.4), within(1e-9));
    // The foe has one die, once.
    assertThat(odds(1, 0).wins(1, 1, Surprise.FOE)).isCloseTo(2 / 3d, within(1e-9));
  }
}
