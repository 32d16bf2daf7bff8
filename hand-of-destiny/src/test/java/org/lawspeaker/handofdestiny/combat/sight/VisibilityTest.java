package org.lawspeaker.handofdestiny.combat.sight;

import static org.lawspeaker.handofdestiny.Position.start;

import org.junit.jupiter.api.Test;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.testkit.coverage.Shows;

/** Front, second and third: chapter VISIBLE. */
class VisibilityTest {
  private static Position dealt() {
    return start("hero=robin").plays("reveal brute-11", "reveal brute-10", "reveal brute-9");
  }

  @Test
  @Shows("HOD-VISIBLE-01")
  void theMonstersOnTheUpperHalvesOfTheTwoCardsInHandAreInPlay() {
    Position.of("row: [brute-5, brute-6, brute-7]", "hero=robin")
        .sees("brute-5 5/1", "brute-6 6/1")
        .plays("use arrow by exhausting")
        .offers("target brute-5", "target brute-6")
        .allows("target brute-5", "HOD-VISIBLE-01")
        .allows("target brute-6", "HOD-VISIBLE-01");
  }

  @Test
  @Shows({"HOD-VISIBLE-02", "HOD-VISIBLE-03"})
  void theFirstMonsterIsFrontAndTheNextIsSecond() {
    dealt()
        .plays("reveal brute-5", "reveal brute-6")
        .cites("front", "HOD-VISIBLE-02")
        .notes("front", "monster", "brute-5")
        .cites("second", "HOD-VISIBLE-03")
        .notes("second", "monster", "brute-6")
        .isSilentOf("third");
  }

  @Test
  @Shows("HOD-VISIBLE-02")
  void theSecondMonsterBecomesFrontWhenTheFrontOneLeaves() {
    Position.of("row: [harmless, brute-5, brute-7]")
        .plays("take front")
        .notes("front", "monster", "brute-5")
        .notes("second", "monster", "brute-7");
  }

  @Test
  @Shows("HOD-VISIBLE-04")
  void theThirdMonsterIsNotVisibleByItself() {
    Position.of("row: [brute-7, brute-6, captain]").sees("brute-7 7/1", "brute-6 6/1");
  }

  @Test
  @Shows("HOD-VISIBLE-04")
  void anEffectCanMakeTheThirdMonsterVisible() {
    Position.of("row: [harmless, brute-4, specter, captain, brute-9]")
        .plays("take front")
        .cites("third", "HOD-VISIBLE-04")
        .notes("third", "monster", "captain")
        .sees("brute-4 7/1", "specter 5/1", "captain 5/1");
  }

  @Test
  @Shows("HOD-VISIBLE-05")
  void bothPlacesAreFilledAsLongAsTwoMonstersRemain() {
    dealt()
        .plays("reveal brute-5")
        .awaits(28, "HOD-VISIBLE-05")
        .plays("reveal brute-6")
        .sees("brute-5 5/1", "brute-6 6/1")
        .plays("take front", "exhaust 1 0")
        .awaits(24, "HOD-CLEANUP-04")
        .plays("reveal brute-7")
        .sees("brute-6 6/1", "brute-7 7/1");
  }

  @Test
  @Shows("HOD-VISIBLE-06")
  void aSingleMonsterIsTheFrontMonster() {
    Position.of("row: [harmless, brute-7], strength: [brute-9]", "hero=robin")
        .plays("take front")
        .cites("front", "HOD-VISIBLE-06")
        .sees("brute-7 7/1")
        .refuses("attack second", "HOD-Q-82")
        .allows("attack front", "HOD-HERO-05")
        .allows("take front", "HOD-TAKE-02");
  }
}
