package org.lawspeaker.handofdestiny.combat.fight;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.testkit.coverage.Shows;

class TakenDamageTest {
  private static Position facing(String row, String more) {
    return Position.of("row: [" + row + "], strength: [brute-9]" + more, "hero=robin");
  }

  @Test
  @Shows("HOD-TAKE-01")
  void damageMayBeTakenOfAMonsterThatCouldBeDefeated() {
    facing("brute-5, brute-6", "")
        .allows("attack front", "HOD-HERO-05")
        .allows("take front", "HOD-TAKE-01")
        .plays("take front", "exhaust 1 0")
        .has("/row", "brute-6");
  }

  @Test
  @Shows("HOD-TAKE-01")
  void damageMayBeTakenOfAMonsterThatCouldNotBeDefeated() {
    facing("guard-20, brute-6", "").allows("take front", "HOD-TAKE-01");
  }

  @Test
  @Shows("HOD-TAKE-02")
  void onlyTheFrontMonstersDamageIsTaken() {
    facing("brute-5, specter, brute-7", "")
        .allows("take front", "HOD-TAKE-02")
        .refuses("take second", "HOD-TAKE-02")
        .refuses("take third", "HOD-TAKE-02");
  }

  @Test
  void damageIsNotTakenInTheMiddleOfAnotherAction() {
    facing("brute-5, brute-6", "").plays("attack front").refuses("take front", "HOD-Q-34");
  }

  @Test
  @Shows("HOD-TAKE-03")
  void asManyAbilitiesAreExhaustedAsTheDamage() {
    facing("guard-20, brute-6", "")
        .plays("take front")
        .asks("exhaust", "HOD-TAKE-03")
        .offers("exhaust 2 0", "exhaust 1 1", "exhaust 0 2")
        .refuses("exhaust 1 0", "HOD-TAKE-03")
        .refuses("exhaust 2 1", "HOD-TAKE-03")
        .allows("exhaust 1 1", "HOD-TAKE-03")
        .plays("exhaust 1 1")
        .cites("exhausted", "HOD-HP-03")
        .has("/hero/hp", 4);
  }

  @Test
  @Shows("HOD-TAKE-03")
  void theGridRulesHoldForDamage() {
    facing("bear, brute-6", "")
        .plays("take front")
        .offers("exhaust 2 1", "exhaust 1 2")
        .refuses("exhaust 3 0", "HOD-EXHAUST-05")
        .refuses("exhaust 0 3", "HOD-EXHAUST-05");
  }

  @Test
  @Shows("HOD-TAKE-03")
  void whatIsExhaustedIsNotUncoveredByDamage() {
    facing("brute-5, brute-6", ", hero: {left: 1, right: 1}")
        .plays("take front")
        .refuses("exhaust 3 0", "HOD-TAKE-03")
        .refuses("exhaust 0 3", "HOD-TAKE-03")
        .offers("exhaust 2 1", "exhaust 1 2");
  }

  @Test
  void aForcedSplitIsCarriedOutByItself() {
    facing("brute-5, brute-6", ", hero: {left: 2, right: 0}")
        .plays("take front")
        .has("/hero/left", 2)
        .has("/hero/right", 1)
        .asks("fight", "HOD-FIGHT-01");
  }

  @Test
  @Shows("HOD-TAKE-04")
  void theMonsterGoesToTheUnderworldAndIsNeverSlotted() {
    Position.of("row: [brute-9, brute-6], strength: [brute-5]", "hero=robin")
        .plays("attack front", "add brute-5", "strike", "take front", "exhaust 1 0")
        .cites("damage-taken", "HOD-TAKE-04")
        .isSilentOf("slotted", "eligible")
        .has("/strength", "")
        .has("/underworld/9", "brute-9");
  }

  @Test
  void damageOfNothingExhaustsNothing() {
    facing("harmless, brute-7", "")
        .plays("take front")
        .notes("takes-damage", "amount", 0)
        .says("the hero takes the 0 damage of Harmless")
        .isSilentOf("exhausted")
        .has("/hero/hp", 6)
        .has("/row", "brute-7");
  }

  @Test
  void theCurrentDamageValueIsTaken() {
    facing("brute-5, banner, brute-6", "")
        .sees("brute-5 5/3", "banner 4/1")
        .plays("take front")
        .offers("exhaust 2 1", "exhaust 1 2");
  }

  @Test
  void damageOfAllHpLosesTheGame() {
    facing("ogre, brute-6", "")
        .plays("take front")
        .has("/hero/hp", 0)
        .ended(Outcome.Result.LOST, "HOD-HP-04")
        .refuses("exhaust 3 3", "HOD-HP-04");
    facing("guard-20, brute-6", ", hero: {left: 3, right: 1}")
        .plays("take front")
        .has("/hero/left", 3)
        .has("/hero/right", 3)
        .ended(Outcome.Result.LOST, "HOD-HP-04");
  }

  @Test
  @Shows("HOD-Q-46")
  void theLastHpEndsTheGameBeforeTheNextMonsterIsRevealed() {
    Position.of(
            "row: [brute-1, brute-2, '?', '?', '?', '?', '?', '?'],"
                + " strength: [brute-9, brute-10, brute-11], hero: {left: 3, right: 2}",
            "hero=merlin")
        .plays("take front")
        .isSilentOf("revealed")
        .ended(Outcome.Result.LOST, "HOD-HP-04");
  }
}
