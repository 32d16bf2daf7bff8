package org.lawspeaker.handofdestiny.combat.cleanup;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.handofdestiny.effects.Damage;
import org.lawspeaker.handofdestiny.effects.Defeat;
import org.lawspeaker.handofdestiny.lasting.Which;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.table.Effect;
import org.lawspeaker.testkit.coverage.Shows;

class CleanupTest {
  private static Position facing(String row, String more) {
    return Position.of("row: [" + row + "], strength: [brute-11]" + more, "hero=robin");
  }

  /** A strength card of 11, these monsters, and the others unseen behind them. */
  private static Position dealt(String seen) {
    int others = Faces.CARDS - 1 - seen.split(", ").length;
    return facing(seen + ", '?'".repeat(others), "");
  }

  @Test
  @Shows("HOD-CLEANUP-01")
  void cleanupFollowsWhenTheFightingIsResolved() {
    facing("brute-5, brute-6", "")
        .plays("attack front", "add brute-11", "strike")
        .tells("strength-attack", "beaten", "cleanup", "slotted", "cleaned-up", "turn")
        .cites("cleanup", "HOD-CLEANUP-01");
    facing("brute-5, brute-6", "")
        .plays("take front", "exhaust 1 0")
        .tells("damage-taken", "cleanup", "turn");
  }

  @Test
  @Shows("HOD-CLEANUP-02")
  void defeatedMonstersThatQualifyAreSlotted() {
    facing("brute-5, brute-6, brute-7", "")
        .plays("attack second", "add brute-11", "strike")
        .cites("slotted", "HOD-CLEANUP-02")
        .has("/strength", "brute-6")
        .has("/row", "brute-5 brute-7");
  }

  @Test
  void newlySlottedCardsGoBehindTheOthers() {
    Position.of("row: [brute-5, brute-6, brute-7], strength: [brute-8, brute-11]", "hero=robin")
        .plays("attack front", "add brute-11", "strike")
        .has("/strength", "brute-8 brute-5");
    Position.of(
            "row: [brute-5, brute-6], strength: [brute-8, brute-11]",
            "hero=robin",
            "newly-slotted=in-front")
        .plays("attack front", "add brute-11", "strike")
        .has("/strength", "brute-5 brute-8");
  }

  @Test
  @Shows("HOD-CLEANUP-03")
  void theOthersAndTheUsedCardsAreInTheUnderworldByTheEnd() {
    facing("brute-9, brute-6", "")
        .plays(
            "use arrow by exhausting", "target brute-9", "attack front", "add brute-11", "strike")
        .cites("cleaned-up", "HOD-CLEANUP-03")
        .has("/strength", "")
        .has("/underworld/8", "brute-11")
        .has("/underworld/9", "brute-9");
  }

  @Test
  @Shows("HOD-CLEANUP-04")
  void aNewSecondMonsterBecomesVisibleWhenTheFrontLeaves() {
    dealt("brute-5, brute-6")
        .plays("attack front", "add brute-11", "strike", "reveal guard-12")
        .cites("revealed", "HOD-CLEANUP-04")
        .has("/row", "brute-6 guard-12 7 unseen");
  }

  @Test
  @Shows("HOD-CLEANUP-04")
  void aNewSecondMonsterBecomesVisibleWhenTheSecondLeaves() {
    dealt("brute-5, brute-6")
        .plays("attack second", "add brute-11", "strike", "reveal guard-12")
        .cites("revealed", "HOD-CLEANUP-04")
        .has("/row", "brute-5 guard-12 7 unseen");
  }

  @Test
  @Shows("HOD-CLEANUP-04")
  void oneInEachPlaceBecomesVisibleWhenBothLeave() {
    dealt("brute-3, brute-4")
        .plays("use volley by exhausting", "reveal guard-12", "reveal guard-17")
        .cites("revealed", "HOD-CLEANUP-04")
        .has("/row", "guard-12 guard-17 6 unseen")
        .sees("guard-12 12/2", "guard-17 17/2");
  }

  @Test
  void newMonstersBecomeVisibleTogetherBeforeAnyAbilityIsResolved() {
    Position both = dealt("brute-3, brute-4").plays("use volley by exhausting", "reveal scout");
    both.isSilentOf("resolved");
    both.plays("reveal guard-12", "pass").tells("resolved", "exhausted").has("/hero/hp", 3);
  }

  @Test
  void aMonsterWhoseBonusEndsIsDefeatedAsSoonAsTheRowHasClosedUp() {
    facing("brute-3, chieftain, brute-6", ", monsters: {chieftain: {damage: 5, struck: true}}")
        .plays("attack front", "add brute-11", "strike")
        .tells("slotted", "slotted", "turn")
        .has("/strength", "brute-3 chieftain")
        .has("/row", "brute-6");
  }

  @Test
  @Shows("HOD-Q-77")
  void whatBecomesVisibleAsTheRowClosesUpCountsBeforeAnybodyElseIsDefeated() {
    String hurt = ", monsters: {chieftain: {damage: 5, struck: true}}";
    facing("brute-3, chieftain, captain, brute-6", hurt)
        .plays("attack front", "add brute-11", "strike")
        .has("/row", "chieftain captain brute-6")
        .sees("chieftain 3/2", "captain 5/1");
    facing("brute-3, chieftain" + ", '?'".repeat(8), hurt)
        .plays("attack front", "add brute-11", "strike", "reveal captain")
        .has("/row", "chieftain captain 7 unseen")
        .sees("chieftain 3/2", "captain 5/1");
  }

  @Test
  @Shows("HOD-Q-77")
  void whoIsDefeatedAsNewMonstersBecomeVisibleLeavesAndTheNextBecomesVisible() {
    facing(
            "brute-3, chieftain" + ", '?'".repeat(8),
            ", monsters: {chieftain: {damage: 5, struck: true}}")
        .plays("attack front", "add brute-11", "strike", "reveal guard-12")
        .tells("revealed", "beaten", "slotted")
        .has("/row", "guard-12 7 unseen")
        .has("/arrived", "guard-12")
        .awaits(28, "HOD-CLEANUP-04")
        .plays("reveal guard-17")
        .has("/arrived", "")
        .sees("guard-12 12/2", "guard-17 17/2");
  }

  @Test
  @Shows("HOD-Q-33")
  void aMonsterWithoutHpLeftIsDefeatedWhenTheActionIsCompleteWhateverMovesUp() {
    String hurt = ", monsters: {chieftain: {damage: 5, struck: true}}";
    facing("harmless, chieftain, captain, brute-7", hurt)
        .plays("take front")
        .has("/row", "captain brute-7");
    facing("harmless, chieftain" + ", '?'".repeat(8), hurt)
        .plays("take front", "reveal captain", "reveal brute-7")
        .has("/row", "captain brute-7 6 unseen");
  }

  @Test
  void aMonsterDefeatedByABlowIsNotSaidToHaveFallenByItsHpAChoiceLater() {
    Effect outright = new Defeat(Which.FRONT, Optional.empty());
    Effect choice = new Damage(1, Optional.empty(), Which.CHOSEN, Optional.empty(), false);
    facing("brute-9, guard-15, guard-18", "")
        .acts(outright, choice)
        .plays("target guard-15")
        .tells("damaged", "accumulated", "cleanup", "barred", "defeated")
        .isSilentOf("beaten")
        .has("/row", "guard-15 guard-18");
  }

  @Test
  void withNoMonsterLeftTheBossIsFaced() {
    facing("brute-5", "")
        .plays("attack front", "add brute-11", "strike")
        .tells("cleanup", "slotted", "cleaned-up", "boss-faced")
        .isSilentOf("turn")
        .has("/phase", "boss");
  }

  @Test
  void whatWasIgnoredCountsAgainBeforeTheNextTurn() {
    dealt("specter, brute-6, brute-7")
        .plays("use hush by exhausting")
        .sees("specter 2/1", "brute-6 6/1")
        .plays("attack second", "add brute-11", "strike")
        .plays("reveal guard-12")
        .sees("specter 2/1", "brute-7 7/1", "guard-12 12/2");
  }

  @Test
  void theTurnsAreCounted() {
    facing("brute-5, brute-6, brute-7", ", turn: 3")
        .plays("attack front", "add brute-11", "strike")
        .cites("turn", "HOD-TURN-02")
        .has("/turn", 4);
  }
}
