package org.lawspeaker.handofdestiny.combat.sight;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.handofdestiny.effects.MoveTo;
import org.lawspeaker.handofdestiny.lasting.Which;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.testkit.coverage.Shows;

/** Peeking at the third monster: chapter PEEK. */
class PeekTest {
  private static Position fight(String row) {
    return Position.of("row: [" + row + "], strength: [brute-11, brute-10]", "hero=merlin");
  }

  @Test
  @Shows("HOD-PEEK-01")
  void peekingShowsTheMonsterInThirdPosition() {
    fight("brute-5, brute-6, '?', '?', '?', '?', '?', '?', '?'")
        .plays("use scry by exhausting")
        .awaits(28, "HOD-PEEK-01")
        .plays("reveal brute-8")
        .has("/row", "brute-5 brute-6 brute-8 6 unseen");
  }

  @Test
  @Shows("HOD-PEEK-02")
  void fromThenOnTheThirdMonsterIsVisible() {
    fight("brute-4, brute-6, captain, brute-8").sees("brute-4 4/1", "brute-6 6/1");
    fight("brute-4, brute-6, captain, brute-8")
        .plays("use scry by exhausting")
        .cites("peeked", "HOD-PEEK-02")
        .cites("third", "HOD-VISIBLE-04")
        .sees("brute-4 7/1", "brute-6 9/1", "captain 5/1");
  }

  @Test
  @Shows("HOD-PEEK-03")
  void theThirdMonsterStaysVisible() {
    fight("brute-5, brute-6, brute-7, brute-8")
        .plays("use scry by exhausting", "use weaken with brute-10")
        .offers("target brute-5", "target brute-6", "target brute-7")
        .allows("target brute-7", "HOD-PEEK-03")
        .plays("target brute-6")
        .sees("brute-5 5/1", "brute-6 3/1", "brute-7 7/1");
  }

  @Test
  @Shows("HOD-PEEK-03")
  void anotherMonsterThatBecomesThirdIsNotVisible() {
    fight("brute-5, brute-6, brute-7, brute-8")
        .plays("use scry by exhausting", "take front", "exhaust 1 1")
        .sees("brute-6 6/1", "brute-7 7/1");
  }

  @Test
  @Shows("HOD-Q-23")
  void aPeekedMonsterThatLeavesIsNoLongerPeekedAt() {
    Position peeked = fight("brute-5, brute-6, brute-7, brute-8").plays("use scry by exhausting");

    peeked.has("/peeked", "brute-7").plays("use cheer with brute-10").has("/peeked", "brute-7");
    peeked
        .plays("use banish with brute-10", "target brute-7")
        .has("/peeked", "")
        .sees("brute-5 5/1", "brute-6 6/1");
  }

  @Test
  @Shows("HOD-Q-23")
  void aPeekedMonsterPushedBehindThirdIsForgotten() {
    Position.of("row: [brute-5, brute-6, brute-7, brute-8], peeked: [brute-5]", "hero=merlin")
        .does(Source.hero(0), new MoveTo(Which.FRONT, Optional.empty(), 4))
        .has("/row", "brute-6 brute-7 brute-8 brute-5")
        .plays("use cheer by exhausting")
        .has("/peeked", "");
  }

  @Test
  @Shows("HOD-Q-23")
  void aPeekedMonsterThatCameNearerAndIsThirdAgainIsStillVisible() {
    Position.of(
            "row: [brute-1, brute-2, brute-3, brute-6, brute-7], peeked: [brute-3]", "hero=ursa")
        .plays("take front", "exhaust 0 1", "take front", "exhaust 0 2")
        .sees("brute-3 3/1", "brute-6 6/1")
        .plays("use hurl by exhausting")
        .has("/row", "brute-6 brute-7 brute-3")
        .sees("brute-6 6/1", "brute-7 7/1", "brute-3 3/1");
  }

  @Test
  @Shows("HOD-PEEK-04")
  void theAbilityOfAPeekedMonsterIsResolved() {
    fight("brute-5, brute-6, bomber, brute-8")
        .plays("use scry by exhausting")
        .tells("peeked", "third", "waits", "resolved")
        .cites("waits", "HOD-PEEK-04")
        .sees("brute-5 2/1", "brute-6 3/1", "bomber 4/1");
  }

  @Test
  @Shows("HOD-PEEK-05")
  void peekingChangesNoPositions() {
    fight("brute-5, brute-6, brute-7, brute-8")
        .plays("use scry by exhausting")
        .cites("put-back", "HOD-PEEK-05")
        .isSilentOf("front", "second")
        .has("/row", "brute-5 brute-6 brute-7 brute-8")
        .allows("attack second", "HOD-HERO-05");
  }
}
