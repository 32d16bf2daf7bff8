package org.lawspeaker.handofdestiny.effects;

import org.junit.jupiter.api.Test;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.testkit.coverage.Shows;

/** The discard area: chapter UNDER. */
class UnderworldTest {
  private static final String BELOW = "brute-1 brute-2 brute-3 brute-4 brute-10 brute-11";

  private static Position fight(String hero) {
    return Position.of(
        "row: [brute-5, brute-6, brute-7], strength: [brute-9, brute-8]", "hero=" + hero);
  }

  @Test
  @Shows("HOD-UNDER-01")
  void whatIsDiscardedLiesBehindAllOtherCards() {
    fight("robin")
        .has("/underworld", BELOW)
        .plays("take front", "exhaust 1 0")
        .cites("underworld", "HOD-UNDER-01")
        .notes("underworld", "number", 7)
        .has("/underworld", BELOW + " brute-5")
        .plays("take front", "exhaust 1 1")
        .notes("underworld", "number", 8)
        .has("/underworld", BELOW + " brute-5 brute-6");
  }

  @Test
  @Shows("HOD-UNDER-02")
  void aDefeatedMonsterThatIsNotSlottedGoesToTheUnderworld() {
    Position.of("row: [brute-4, brute-6]", "hero=robin")
        .plays("use arrow by exhausting", "target brute-4")
        .cites("defeated", "HOD-UNDER-02")
        .isSilentOf("slotted")
        .has("/strength", "")
        .has(
            "/underworld",
            "brute-1 brute-2 brute-3 brute-5 brute-7 brute-8 brute-9 brute-10 brute-11 brute-4");
  }

  @Test
  @Shows("HOD-UNDER-02")
  void aDefeatedMonsterThatIsSlottedDoesNot() {
    fight("robin")
        .plays("attack front", "add brute-9", "strike")
        .isSilentOf("defeated")
        .has("/strength", "brute-8 brute-5")
        .has("/underworld", BELOW + " brute-9");
  }

  @Test
  @Shows("HOD-UNDER-03")
  void aMonsterWhoseDamageIsTakenGoesToTheUnderworld() {
    fight("robin")
        .allows("take front", "HOD-UNDER-03")
        .plays("take front", "exhaust 0 1")
        .tells("exhausted", "damage-taken")
        .has("/underworld", BELOW + " brute-5")
        .has("/strength", "brute-9 brute-8");
  }

  @Test
  @Shows("HOD-UNDER-04")
  void strengthCardsSpentOnAnAttackGoToTheUnderworld() {
    fight("robin")
        .plays("attack front", "add brute-8", "add brute-9", "strike")
        .tells("strength-used", "underworld", "strength-used", "underworld")
        .cites("underworld", "HOD-UNDER-04")
        .has("/underworld", BELOW + " brute-9 brute-8");
  }

  @Test
  @Shows("HOD-UNDER-04")
  void aStrengthCardThatPaysForAnAbilityGoesToTheUnderworld() {
    fight("robin")
        .plays("use arrow with brute-8")
        .cites("underworld", "HOD-UNDER-04")
        .has("/strength", "brute-9")
        .has("/underworld", BELOW + " brute-8");
  }

  @Test
  @Shows("HOD-UNDER-04")
  void aStrengthCardDiscardedForAnEffectGoesToTheUnderworld() {
    fight("morgan")
        .plays("use purge by exhausting", "pick brute-8")
        .tells("strength-discarded", "underworld")
        .has("/strength", "brute-9")
        .has("/underworld", BELOW + " brute-8");
  }

  @Test
  @Shows("HOD-UNDER-05")
  void aDiscardedMonsterGoesToTheUnderworldAndIsNotDefeated() {
    fight("merlin")
        .plays("use banish with brute-8", "target brute-6")
        .cites("discarded", "HOD-UNDER-05")
        .isSilentOf("defeated", "slotted")
        .has("/row", "brute-5 brute-7")
        .has("/strength", "brute-9")
        .has("/underworld", BELOW + " brute-8 brute-6");
  }
}
