package org.lawspeaker.handofdestiny.ending;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.testkit.coverage.Shows;

/** Winning: chapter WIN. */
class WinningTest {
  @Test
  @Shows("HOD-WIN-01")
  void beatingTheFinalBossAliveWins() {
    Position.of("phase: boss, row: [], wave: 4")
        .plays("critical 2", "exhaust 1 1")
        .cites("end", "HOD-WIN-01")
        .has("/hero/hp", 4)
        .ended(Outcome.Result.WON, "HOD-WIN-01");
  }

  @Test
  @Shows("HOD-WIN-01")
  void survivingWithoutBeatingTheFinalBossDoesNotWin() {
    Position.of("phase: boss, row: [], wave: 4")
        .plays("stop")
        .ended(Outcome.Result.LOST, "HOD-Q-54");
  }

  @Test
  @Shows("HOD-WIN-01")
  void beatingTheBossOfAnEarlierWaveDoesNotWin() {
    Position.of("phase: boss, row: [], wave: 3")
        .plays("critical 3", "exhaust 2 1")
        .has("/ending", "")
        .has("/phase", "merchant");
  }

  @Test
  @Shows("HOD-HP-04")
  void theLastWaveIsNotOverWhereTheHeroFallsInTheMidstOfIt() {
    Position.of("row: [bear, brute-5], wave: 4, hero: {left: 2, right: 2}")
        .plays("take front")
        .isSilentOf("last-wave-over")
        .ended(Outcome.Result.LOST, "HOD-HP-04");
  }

  @ParameterizedTest
  @CsvSource({"1, 6", "2, 6", "3, 3"})
  @Shows("HOD-WIN-02")
  void failingAgainstAnEarlierBossCostsItsPenaltyAndPlayGoesOn(int wave, int hp) {
    var failed =
        Position.of("phase: boss, row: [], wave: " + wave)
            .allows("stop", "HOD-WIN-02")
            .plays("stop");
    if (hp < 6) {
      failed = failed.plays("exhaust 2 1");
    }
    failed.has("/ending", "").has("/phase", "merchant").has("/hero/hp", hp);
  }
}
