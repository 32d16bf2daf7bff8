package org.lawspeaker.handofdestiny.ending;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Outcome.Result;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.testkit.coverage.Shows;

/** Ending in a draw, and what is near one. */
class DrawTest {
  private static final String LAST_TWO_HP =
      "phase: boss, strength: [], wave: 4, hero: {left: 2, right: 2}";

  @Test
  @Shows({"HOD-DRAW-01", "HOD-DRAW-02", "HOD-Q-74"})
  void aCriticalHitThatKillsTheFinalBossAndTakesTheLastHpIsADraw() {
    Position.of(LAST_TWO_HP)
        .plays("critical 2")
        .cites("both-fall", "HOD-DRAW-02")
        .notes("end", "result", "drew")
        .ended(Result.DREW, "HOD-DRAW-01");
  }

  @Test
  @Shows("HOD-DRAW-01")
  void anAbilityThatKillsTheFinalBossWithTheLastHpIsADrawToo() {
    Position.of(
            "phase: boss, wave: 4, strength: [], hero: {left: 2, right: 3}, boss: {damage: 31}",
            "hero=ursa")
        .plays("use last-stand by exhausting")
        .isSilentOf("both-fall")
        .ended(Result.DREW, "HOD-DRAW-01");
  }

  @Test
  @Shows("HOD-DRAW-02")
  void withHpLeftItIsAWin() {
    Position.of("phase: boss, strength: [], wave: 4, hero: {left: 2, right: 1}")
        .plays("critical 2")
        .plays("exhaust 2 3")
        .isSilentOf("both-fall")
        .ended(Result.WON, "HOD-WIN-01");
  }

  @Test
  @Shows({"HOD-DRAW-02", "HOD-Q-56"})
  void withTheBossStillStandingItIsALoss() {
    Position.of(LAST_TWO_HP)
        .plays("critical 3")
        .isSilentOf("both-fall")
        .ended(Result.LOST, "HOD-HP-04");
  }

  @Test
  @Shows("HOD-DRAW-01")
  void againstAnEarlierBossItIsALoss() {
    Position.of("phase: boss, strength: [], wave: 3, hero: {left: 2, right: 1}")
        .plays("critical 3")
        .isSilentOf("both-fall")
        .ended(Result.LOST, "HOD-HP-04");
  }

  @Test
  void nothingCanBeDoneOnceTheGameHasEnded() {
    Position.of(LAST_TWO_HP)
        .plays("critical 2")
        .refuses("stop", "HOD-DRAW-01")
        .refuses("attack boss", "HOD-DRAW-01");
  }
}
