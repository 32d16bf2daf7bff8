package org.lawspeaker.handofdestiny.merchant;

import org.junit.jupiter.api.Test;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.testkit.coverage.Shows;

/** Weapons: buying, upgrading, exchanging, using, and having them back. */
class WeaponsTest {
  private static final String ROBIN = "hero=robin";

  private static Position atTheMerchant(int gold, String weapon) {
    return Position.of(
        "phase: merchant, strength: [], purse: {gold: " + gold + "}, weapon: " + weapon, ROBIN);
  }

  private static String owned(String name, boolean ready) {
    return "{owned: {name: " + name + ", ready: " + ready + "}}";
  }

  @Test
  @Shows("HOD-WEAPON-01")
  void aBoughtWeaponIsReadyFromTheNextWave() {
    atTheMerchant(3, "none")
        .plays("buy sling")
        .isSilentOf("weapon-given-up")
        .has("/weapon/owned/name", "sling")
        .has("/weapon/owned/ready", false)
        .plays("leave")
        .cites("weapon-slotted", "HOD-WEAPON-01")
        .has("/phase", "combat")
        .has("/weapon/owned/ready", true)
        .allows("weapon");
  }

  @Test
  @Shows("HOD-WEAPON-01")
  void withoutAWeaponThereIsNoneToUse() {
    Position.of("row: [brute-5, brute-6]", ROBIN).refuses("weapon", "HOD-WEAPON-01");
  }

  @Test
  @Shows({"HOD-WEAPON-02", "HOD-WEAPON-03"})
  void theWeaponIsDiscardedForItsEffect() {
    Position.of("row: [brute-9, brute-10], weapon: " + owned("sling", true), ROBIN)
        .allows("weapon", "HOD-WEAPON-02")
        .plays("weapon")
        .cites("weapon-used", "HOD-WEAPON-03")
        .has("/weapon/owned/ready", false)
        .plays("target brute-10")
        .sees("brute-9 9/1", "brute-10 6/1");
  }

  @Test
  @Shows("HOD-WEAPON-03")
  void theWeaponIsUsedOnceInAWave() {
    Position.of("row: [brute-9, brute-10], weapon: " + owned("sling", true), ROBIN)
        .plays("weapon", "target brute-10")
        .refuses("weapon", "HOD-WEAPON-03");
  }

  @Test
  @Shows("HOD-WEAPON-11")
  void anUpgradedWeaponIsDiscardedWhenItIsUsed() {
    Position.of("row: [brute-9, brute-10], weapon: " + owned("great-sling", true), ROBIN)
        .plays("weapon")
        .cites("weapon-used", "HOD-WEAPON-11")
        .has("/weapon/owned/ready", false)
        .plays("target brute-9")
        .sees("brute-9 1/1", "brute-10 10/1")
        .refuses("weapon", "HOD-WEAPON-03");
  }

  @Test
  @Shows("HOD-WEAPON-04")
  void aMonsterThatTheWeaponDefeatsIsSlotted() {
    Position.of("row: [brute-4, brute-10], weapon: " + owned("sling", true), ROBIN)
        .plays("weapon", "target brute-4")
        .cites("damaged", "HOD-WEAPON-04")
        .cites("beaten", "HOD-ACCUM-02")
        .has("/strength", "brute-4")
        .has("/weapon/owned/name", "sling");
  }

  @Test
  @Shows("HOD-WEAPON-05")
  void aUsedWeaponIsBackInTheNextWave() {
    atTheMerchant(0, owned("great-sling", false))
        .plays("leave")
        .cites("weapon-slotted", "HOD-WEAPON-05")
        .has("/weapon/owned/name", "great-sling")
        .has("/weapon/owned/ready", true);
  }

  @Test
  @Shows("HOD-WEAPON-05")
  void anUnusedWeaponIsThereInTheNextWave() {
    atTheMerchant(0, owned("sling", true))
        .plays("leave")
        .cites("weapon-slotted", "HOD-WEAPON-05")
        .has("/weapon/owned/ready", true);
  }

  @Test
  @Shows("HOD-WEAPON-01")
  void anUpgradeTakesEffectFromTheNextWaveAsABoughtWeaponDoes() {
    atTheMerchant(4, owned("sling", true))
        .plays("buy great-sling", "leave")
        .cites("weapon-slotted", "HOD-WEAPON-01");
  }

  @Test
  @Shows("HOD-WEAPON-06")
  void anUpgradeNeedsTheBasicVersionOfTheSameWeapon() {
    atTheMerchant(9, "none").refuses("buy great-sling", "HOD-WEAPON-06");
    atTheMerchant(9, owned("staff", true))
        .refuses("buy great-sling", "HOD-WEAPON-06")
        .allows("buy great-staff", "HOD-WEAPON-06");
  }

  @Test
  @Shows({"HOD-WEAPON-07", "HOD-WEAPON-06"})
  void basicAndUpgradeMayBeBoughtInOnePhase() {
    atTheMerchant(7, "none")
        .plays("buy sling")
        .allows("buy great-sling", "HOD-WEAPON-07")
        .plays("buy great-sling")
        .has("/purse/gold", 0)
        .has("/weapon/owned/name", "great-sling");
  }

  @Test
  @Shows({"HOD-WEAPON-07", "HOD-MERCHANT-05"})
  void theUpgradeNeedsGoldOfItsOwn() {
    atTheMerchant(6, "none").plays("buy sling").refuses("buy great-sling", "HOD-MERCHANT-05");
  }

  @Test
  @Shows("HOD-WEAPON-08")
  void theUpgradeOfAUsedWeaponMayBeBought() {
    atTheMerchant(4, owned("sling", false))
        .allows("buy great-sling", "HOD-WEAPON-08")
        .plays("buy great-sling", "leave")
        .has("/weapon/owned/name", "great-sling")
        .has("/weapon/owned/ready", true);
  }

  @Test
  @Shows({"HOD-WEAPON-09", "HOD-WEAPON-10", "HOD-Q-66"})
  void anotherWeaponReplacesTheOwnedOneWithoutRefund() {
    atTheMerchant(5, owned("great-sling", true))
        .allows("buy staff", "HOD-WEAPON-10")
        .plays("buy staff")
        .cites("weapon-given-up", "HOD-WEAPON-09")
        .has("/purse/gold", 3)
        .has("/weapon/owned/name", "staff");
  }

  @Test
  @Shows({"HOD-WEAPON-10", "HOD-WEAPON-06"})
  void aDifferentWeaponStartsWithItsBasicVersion() {
    atTheMerchant(9, owned("great-sling", true))
        .refuses("buy great-staff", "HOD-WEAPON-06")
        .plays("buy staff")
        .allows("buy great-staff", "HOD-WEAPON-06");
  }

  @Test
  @Shows("HOD-Q-66")
  void theWeaponOwnedAtEitherLevelIsNotForSale() {
    atTheMerchant(9, owned("sling", true)).refuses("buy sling", "HOD-Q-66");
    atTheMerchant(9, owned("great-sling", true))
        .refuses("buy sling", "HOD-Q-66")
        .refuses("buy great-sling", "HOD-Q-66");
  }

  @Test
  @Shows("HOD-Q-65")
  void oneBasicWeaponAndOneUpgradeAreBoughtInAPhaseAtMost() {
    atTheMerchant(20, "none")
        .plays("buy sling")
        .refuses("buy staff", "HOD-Q-65")
        .refuses("buy sling", "HOD-Q-65", "HOD-Q-66");
    atTheMerchant(20, owned("sling", true))
        .plays("buy great-sling", "buy staff")
        .refuses("buy great-staff", "HOD-Q-65");
    atTheMerchant(20, "none").plays("buy sling").refuses("buy great-staff", "HOD-WEAPON-06");
  }

  @Test
  @Shows("HOD-Q-70")
  void aUsedWeaponIsNoCardOfTheUnderworld() {
    Position.of(
            "row: [brute-9, brute-10], underworld: [brute-1, brute-2, brute-3, brute-4, brute-5,"
                + " brute-6, brute-7, brute-8, brute-11], weapon: "
                + owned("staff", true),
            ROBIN)
        .plays("weapon")
        .has(
            "/underworld",
            "brute-1 brute-2 brute-3 brute-4 brute-5 brute-6 brute-7 brute-8 brute-11");
  }

  @Test
  @Shows("HOD-Q-50")
  void theWeaponIsNoStrengthCard() {
    Position.of("row: [brute-9, brute-10], strength: [], weapon: " + owned("staff", true), ROBIN)
        .refuses("attack front", "HOD-STRENGTH-05")
        .has("/strength", "");
    Position.of("phase: boss, strength: [], weapon: " + owned("staff", true), ROBIN)
        .plays("stop")
        .notes("coins", "coins", 0);
  }

  @Test
  @Shows("HOD-Q-58")
  void aWeaponAttacksTheBossOnlyIfItsTextNamesOne() {
    Position.of("phase: boss, strength: [], weapon: " + owned("sling", true), ROBIN)
        .refuses("weapon", "HOD-Q-58");
    Position.of("phase: boss, strength: [], weapon: " + owned("great-staff", true), ROBIN)
        .allows("weapon", "HOD-Q-58")
        .plays("weapon")
        .cites("boss-damaged", "HOD-Q-58")
        .has("/boss/damage", 9);
  }

  @Test
  @Shows({"HOD-Q-58", "HOD-Q-81"})
  void otherEffectsOfAWeaponMayBeUsedInTheBossPhase() {
    Position.of("phase: boss, strength: [brute-5], weapon: " + owned("staff", true), ROBIN)
        .allows("weapon", "HOD-Q-58")
        .plays("weapon", "attack boss", "add brute-5", "strike")
        .has("/purse/gold", 5);
  }

  @Test
  @Shows("HOD-Q-40")
  void theWeaponIsNotUsedAtTheMerchantOrInsideAnAction() {
    atTheMerchant(0, owned("staff", true)).refuses("weapon", "HOD-Q-40");
    Position.of(
            "row: [brute-9, brute-10], strength: [brute-1], weapon: " + owned("staff", true), ROBIN)
        .plays("attack front")
        .refuses("weapon", "HOD-Q-40");
  }

  @Test
  @Shows("HOD-Q-75")
  void theTargetOfAWeaponIsChosenByItsTextNotByTheRangeOfHeroAbilities() {
    Position.of("row: [brute-11, brute-10], weapon: " + owned("sling", true), ROBIN)
        .plays("weapon")
        .allowsJustBy("target brute-10", "HOD-Q-75", "HOD-Q-83", "HOD-VISIBLE-01");
  }
}
