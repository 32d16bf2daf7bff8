package org.lawspeaker.handofdestiny.combat.fight;

import org.junit.jupiter.api.Test;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.testkit.coverage.Shows;

class BuildRageTest {
  private static Position facing(String row, String more) {
    return Position.of("row: [" + row + "], strength: [brute-9]" + more, "hero=galathar");
  }

  @Test
  @Shows({"HOD-RAGE-01", "HOD-RAGE-02"})
  void takingAMonstersDamageDealsNineToTheFrontMonster() {
    facing("brute-1, guard-20, brute-6", "")
        .plays("take front", "exhaust 1 0")
        .cites("set-off", "HOD-RAGE-01")
        .has("/row", "guard-20 brute-6")
        .sees("guard-20 11/2", "brute-6 6/1");
  }

  @Test
  @Shows("HOD-RAGE-02")
  void itIsNotUsedByChoice() {
    facing("brute-1, guard-20, brute-6", "")
        .refuses("use build-rage", "HOD-RAGE-02")
        .refuses("use build-rage by exhausting", "HOD-RAGE-02", "HOD-STOCK-01");
  }

  @Test
  @Shows("HOD-RAGE-03")
  void damageOfAMonstersAbilityDoesNotSetItOff() {
    Position hurt = facing("scout, guard-20, brute-7", ", step: resolve");
    hurt.plays("exhaust 1 0").isSilentOf("set-off").sees("scout 2/1", "guard-20 20/2");
    facing("brute-3, scout, guard-20", "")
        .plays("attack front", "add brute-9", "strike")
        .cites("not-set-off", "HOD-RAGE-03");
  }

  @Test
  @Shows("HOD-RAGE-04")
  void theMonsterDirectlyBehindIsTheOneHit() {
    facing("brute-1, brute-10, guard-18", "")
        .plays("take front", "exhaust 1 0")
        .cites("new-front", "HOD-RAGE-04")
        .sees("brute-10 1/1", "guard-18 18/2");
  }

  @Test
  @Shows("HOD-RAGE-05")
  void itComesBeforeTheFrontAbilityOfTheNewFrontMonster() {
    facing("brute-1, scout, brute-7", ", hero: {left: 1}")
        .plays("take front", "exhaust 2 0")
        .tells("waits", "set-off", "defeated")
        .cites("waits", "HOD-RAGE-05")
        .isSilentOf("resolved")
        .has("/row", "brute-7")
        .has("/hero/hp", 4);
    facing("brute-1, brute-8, brute-7", "").plays("take front", "exhaust 1 0").isSilentOf("waits");
  }

  @Test
  @Shows("HOD-RAGE-05")
  void aFrontAbilityIsResolvedAfterItIfTheMonsterIsStillThere() {
    Position.of(
            "row: [brute-1, assassin, brute-7], monsters: {assassin: {gained: 9}}", "hero=galathar")
        .plays("take front", "exhaust 1 0")
        .tells("waits", "set-off", "damaged", "resolved")
        .plays("exhaust 2 0")
        .has("/row", "brute-7 assassin");
  }

  @Test
  @Shows("HOD-RAGE-06")
  void aMonsterDamagedByItIsNotSlotted() {
    facing("brute-1, brute-10, brute-6", "")
        .plays("take front", "exhaust 1 0")
        .cites("damaged", "HOD-RAGE-06")
        .plays("attack front", "add brute-9", "strike")
        .isSilentOf("slotted")
        .has("/row", "brute-6")
        .has("/strength", "");
  }

  @Test
  void itDoesNotWorkOnceItsOwnDamageExhaustsIt() {
    facing("brute-1, guard-20, brute-6", "")
        .plays("take front", "exhaust 0 1")
        .isSilentOf("set-off")
        .sees("guard-20 20/2", "brute-6 6/1");
  }

  @Test
  void itDoesNothingWithoutAMonsterBehind() {
    facing("brute-1", "")
        .plays("take front", "exhaust 1 0")
        .isSilentOf("set-off")
        .tells("boss-faced")
        .has("/boss/damage", 0);
  }

  @Test
  void damageOfNothingDoesNotSetItOff() {
    facing("harmless, guard-20, brute-7", "")
        .plays("take front")
        .isSilentOf("set-off")
        .sees("guard-20 20/2", "brute-7 7/1");
  }

  @Test
  @Shows("HOD-ABILTYPE-10")
  void aFrontAbilityThatIsUsedUpForTheWaveDoesNotWaitForIt() {
    String used = ", monsters: {assassin: {spent: true}}";
    facing("brute-1, assassin, brute-7", used)
        .plays("take front", "exhaust 1 0")
        .tells("new-front", "set-off")
        .isSilentOf("waits");
    facing("brute-1, assassin, brute-7", "").plays("take front", "exhaust 1 0").tells("waits");
  }
}
