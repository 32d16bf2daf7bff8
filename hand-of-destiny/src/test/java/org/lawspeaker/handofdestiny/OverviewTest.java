package org.lawspeaker.handofdestiny;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.handofdestiny.Position.GAME;
import static org.lawspeaker.handofdestiny.Position.start;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.testkit.coverage.Shows;

/** The course of a game: chapter GAME. */
class OverviewTest {
  @Test
  @Shows("HOD-GAME-01")
  void theGameIsForOnePlayerAlone() {
    assertThat(GAME.info().fewestSeats()).isEqualTo(1);
    assertThat(GAME.info().mostSeats()).isEqualTo(1);
    assertThat(GAME.start(Setup.of(2)).problems())
        .containsExactly(
            new Problem("seats", "the game is for one player (HOD-GAME-01), not for 2"));
    assertThat(GAME.pending(Position.of("row: [brute-5, brute-6]").state()).owing())
        .containsExactly(Seat.of(0));
  }

  @Test
  @Shows("HOD-GAME-02")
  void theWavesAreNumberedOneToFour() {
    start().has("/wave", 1);
    assertThat(Position.problems("wave: 5")).containsExactly("/wave: 1 to 4, not 5 (HOD-GAME-02)");
    assertThat(Position.problems("wave: 0")).containsExactly("/wave: 1 to 4, not 0 (HOD-GAME-02)");
  }

  @Test
  @Shows("HOD-GAME-03")
  void theMonstersComeOneAfterAnotherAndThenTheBoss() {
    Position second = Position.of("row: [brute-5, brute-6]").plays("take front", "exhaust 1 0");
    second.has("/row", "brute-6").has("/phase", "combat");

    second
        .plays("take front", "exhaust 1 1")
        .cites("last-monster-gone", "HOD-GAME-03")
        .has("/row", "")
        .has("/phase", "boss");
  }

  @Test
  @Shows("HOD-GAME-04")
  void theBossOfWaveFourIsTheFinalVersion() {
    Position.of("wave: 4, row: [harmless]")
        .plays("take front")
        .cites("last-monster-gone", "HOD-GAME-04")
        .has("/phase", "boss")
        .has("/boss/hp", 40);
  }

  @Test
  @Shows("HOD-GAME-05")
  void aWaveIsSetupThenCombatThenBossThenMerchant() {
    Position setup = start();
    setup.has("/phase", "setup");
    setup
        .plays("reveal brute-11", "reveal brute-10", "reveal brute-9")
        .has("/phase", "combat")
        .tells("combat");
    Position boss = Position.of("row: [harmless]").plays("take front");
    boss.has("/phase", "boss");
    Position merchant = boss.plays("stop");
    merchant.has("/phase", "merchant").asks("merchant", "HOD-GAME-05");
    merchant.plays("leave").tells("wave", "combat").has("/phase", "combat").has("/wave", 2);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  @Shows("HOD-GAME-06")
  void afterWavesOneToThreeTheNextWaveIsSetUp(int wave) {
    Position.of("phase: merchant, row: [], wave: " + wave)
        .plays("leave")
        .cites("wave", "HOD-GAME-06")
        .notes("wave", "wave", wave + 1)
        .has("/wave", wave + 1);
  }

  @Test
  @Shows("HOD-GAME-07")
  void afterWaveFourTheGameIsOver() {
    Position.of("phase: boss, row: [], wave: 4")
        .plays("stop")
        .cites("last-wave-over", "HOD-GAME-07")
        .isSilentOf("wave", "merchant")
        .has("/wave", 4)
        .ended(Outcome.Result.LOST, "HOD-Q-54");
  }

  @Test
  @Shows("HOD-GAME-08")
  void monstersAreBeatenWithStrengthOrAbilitiesOrBoth() {
    Position fight = Position.of("row: [brute-4, brute-9], strength: [brute-5]", "hero=robin");

    fight.asks("fight", "HOD-GAME-08");
    fight.plays("attack front", "add brute-5", "strike").has("/row", "brute-9");
    fight.plays("use arrow by exhausting", "target brute-4").has("/row", "brute-9");
    fight
        .plays("use arrow by exhausting", "target brute-9")
        .has("/row", "brute-4 brute-9")
        .plays("attack second", "add brute-5", "strike")
        .has("/row", "brute-4");
  }
}
