package org.lawspeaker.handofdestiny.combat.resolve;

import static org.lawspeaker.handofdestiny.Position.start;

import org.junit.jupiter.api.Test;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.testkit.coverage.Shows;

/** The turns of the Combat phase: chapter TURN. */
class TurnTest {
  private static Position dealt() {
    return start("hero=galathar").plays("reveal brute-11", "reveal brute-10", "reveal brute-9");
  }

  @Test
  @Shows("HOD-TURN-01")
  void theFirstTurnBeginsWithResolvingAndGoesOnToTheFight() {
    dealt().cites("turn", "HOD-TURN-01").notes("turn", "turn", 1).has("/turn", 1);
    dealt()
        .plays("reveal dancer", "reveal brute-5")
        .tells("front", "second", "resolved", "moved", "fight")
        .asks("fight", "HOD-FIGHT-01");
  }

  @Test
  @Shows("HOD-TURN-01")
  void cleanupFollowsTheFightAndThenTheNextTurnBeginsWithResolving() {
    Position.of("row: [brute-5, brute-6, bomber], strength: [brute-8]", "hero=galathar")
        .plays("attack front", "add brute-8", "strike")
        .tells("strength-attack", "slotted", "second", "turn", "resolved", "fight");
  }

  @Test
  @Shows("HOD-TURN-02")
  void turnsFollowEachOtherUntilOnlyTheBossIsLeft() {
    Position second = Position.of("turn: 1, row: [harmless, brute-5, brute-7]").plays("take front");
    second.cites("turn", "HOD-TURN-02").notes("turn", "turn", 2).has("/turn", 2);

    Position third = second.plays("take front", "exhaust 1 0");
    third.cites("turn", "HOD-TURN-02").has("/turn", 3).has("/phase", "combat");

    third.plays("take front", "exhaust 1 1").isSilentOf("turn").has("/phase", "boss");
  }

  @Test
  @Shows("HOD-TURN-03")
  void theTopMonsterOfTheDeckIsTakenIntoTheRightHand() {
    dealt()
        .awaits(32, "HOD-TURN-03")
        .plays("reveal brute-5")
        .cites("revealed", "HOD-TURN-03")
        .has("/row", "brute-5 7 unseen");
  }

  @Test
  @Shows("HOD-TURN-03")
  void inALaterWaveTheFrontMonsterIsTheFirstOfTheTurnedDeck() {
    Position.of(
            "phase: merchant, row: [], wave: 1, strength: [brute-1, brute-2], underworld:"
                + " [brute-3]",
            "hero=galathar")
        .plays("leave")
        .notes("front", "monster", "guard-11")
        .notes("second", "monster", "guard-12");
  }
}
