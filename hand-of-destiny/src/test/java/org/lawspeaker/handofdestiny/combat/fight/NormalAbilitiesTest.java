package org.lawspeaker.handofdestiny.combat.fight;

import org.junit.jupiter.api.Test;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.testkit.coverage.Shows;

class NormalAbilitiesTest {
  private static Position facing(String row, String strength, String hero) {
    return Position.of("row: [" + row + "], strength: [" + strength + "]", "hero=" + hero);
  }

  @Test
  @Shows("HOD-NORMAL-01")
  void aMonsterDefeatedByANormalAbilityIsNotSlotted() {
    facing("brute-4, brute-6", "brute-9", "robin")
        .plays("use arrow by exhausting", "target brute-4")
        .cites("barred", "HOD-NORMAL-01")
        .isSilentOf("slotted")
        .has("/strength", "brute-9")
        .has("/underworld/8", "brute-4");
  }

  @Test
  @Shows({"HOD-NORMAL-01", "HOD-NORMAL-02"})
  void aPartOfTheDamageByANormalAbilityIsEnoughToBarSlotting() {
    facing("brute-6, brute-1", "brute-2", "robin")
        .plays("use arrow by exhausting", "target brute-6")
        .plays("attack front", "add brute-2", "strike")
        .cites("barred", "HOD-NORMAL-02")
        .isSilentOf("slotted")
        .has("/strength", "");
  }

  @Test
  @Shows("HOD-NORMAL-02")
  void theNormalAbilityMayAlsoDealTheLastPart() {
    facing("brute-6, brute-1", "brute-2", "robin")
        .plays("attack front", "add brute-2", "strike")
        .plays("use arrow by exhausting", "target brute-6")
        .cites("barred", "HOD-NORMAL-02")
        .isSilentOf("slotted");
  }

  @Test
  @Shows("HOD-NORMAL-03")
  void anEffectThatIsNotDamageLeavesTheMonsterEligible() {
    Position flipped =
        facing("brute-2, brute-1", "brute-4", "merlin")
            .plays("use mirror by exhausting", "target brute-2");
    flipped.has("/row", "wolf brute-1");
    facing("brute-2, brute-1", "brute-4", "merlin")
        .plays("use mirror by exhausting")
        .cites("allows-slotting", "HOD-NORMAL-03");

    flipped
        .plays("attack front", "add brute-4", "strike")
        .cites("eligible", "HOD-STRENGTH-04")
        .has("/strength", "wolf");
  }

  @Test
  @Shows("HOD-NORMAL-04")
  void doingAttackCountsAsDealingDamage() {
    facing("brute-5, brute-1", "brute-4", "galathar")
        .plays("use two-blows by exhausting", "option 1")
        .cites("damaged", "HOD-NORMAL-04")
        .isSilentOf("allows-slotting")
        .plays("attack front", "add brute-4", "strike")
        .isSilentOf("slotted")
        .has("/strength", "");
  }

  @Test
  @Shows("HOD-NORMAL-05")
  void defeatingAWarriorOutrightBarsSlotting() {
    facing("brute-11, wolf", "brute-4", "robin")
        .plays("use slay with brute-4")
        .cites("beaten", "HOD-NORMAL-05")
        .cites("barred", "HOD-NORMAL-01")
        .isSilentOf("slotted", "allows-slotting")
        .has("/row", "wolf")
        .has("/strength", "")
        .has("/underworld/9", "brute-11");
  }

  @Test
  @Shows({"HOD-NORMAL-03", "HOD-NORMAL-06"})
  void movingAMonsterIsNotDamage() {
    facing("brute-5, brute-1", "brute-6", "robin")
        .plays("use shove by exhausting")
        .cites("allows-slotting", "HOD-NORMAL-06")
        .plays("attack second", "add brute-6", "strike")
        .cites("eligible", "HOD-STRENGTH-04")
        .has("/strength", "brute-5");
  }

  @Test
  @Shows({"HOD-NORMAL-03", "HOD-NORMAL-07"})
  void halvingHpIsNotDamage() {
    Position halved = facing("brute-11, brute-2", "brute-6", "merlin");
    halved.plays("use weaken by exhausting").cites("allows-slotting", "HOD-NORMAL-07");

    halved
        .plays("use weaken by exhausting", "target brute-11")
        .sees("brute-11 6/1", "brute-2 2/1")
        .plays("attack front", "add brute-6", "strike")
        .cites("slotted", "HOD-CLEANUP-02")
        .has("/strength", "brute-11");
  }

  @Test
  @Shows({"HOD-NORMAL-03", "HOD-NORMAL-08"})
  void doublingAStrengthCardIsNotDamage() {
    facing("brute-8, brute-1", "brute-4", "merlin")
        .plays("use focus by exhausting")
        .cites("allows-slotting", "HOD-NORMAL-08")
        .plays("attack front", "add brute-4", "strike")
        .has("/row", "brute-1")
        .has("/strength", "brute-8");
  }

  @Test
  @Shows({"HOD-NORMAL-03", "HOD-NORMAL-09"})
  void boostingAStrengthAttackIsNotDamage() {
    facing("brute-7, brute-1", "brute-4", "merlin")
        .plays("use cheer by exhausting")
        .cites("allows-slotting", "HOD-NORMAL-09")
        .has("/boost", 3)
        .plays("attack front", "add brute-4", "strike")
        .has("/boost", "")
        .has("/row", "brute-1")
        .has("/strength", "brute-7");
  }

  @Test
  @Shows("HOD-NORMAL-10")
  void damageOfAWeaponDoesNotBarSlotting() {
    Position armed =
        Position.of(
            "row: [brute-6, brute-1], strength: [brute-2], weapon: {owned: {name: sling, ready:"
                + " true}}",
            "hero=robin");
    armed
        .plays("weapon", "target brute-6")
        .cites("damaged", "HOD-WEAPON-04")
        .plays("attack front", "add brute-2", "strike")
        .cites("eligible", "HOD-NORMAL-10")
        .has("/strength", "brute-6");
    armed
        .plays("weapon", "target brute-1")
        .cites("eligible", "HOD-NORMAL-10")
        .has("/strength", "brute-2 brute-1");
  }

  @Test
  void aWeaponDoesNotLiftTheBarOfANormalAbility() {
    Position.of(
            "row: [brute-8, brute-1], weapon: {owned: {name: sling, ready: true}}", "hero=robin")
        .plays("use arrow by exhausting", "target brute-8", "weapon", "target brute-8")
        .cites("barred", "HOD-NORMAL-02")
        .has("/strength", "");
  }

  @Test
  void damageOfAMonsterIsNeutral() {
    Position.of(
            "row: [bomber, brute-3, brute-4], strength: [brute-1], step: resolve", "hero=galathar")
        .has("/row", "bomber brute-4")
        .has("/strength", "brute-1")
        .has("/underworld/9", "");
    Position.of(
            "row: [bomber, brute-4, brute-5], strength: [brute-1], step: resolve", "hero=merlin")
        .plays("attack second", "add brute-1", "strike")
        .cites("eligible", "HOD-STRENGTH-04")
        .has("/strength", "brute-4");
  }
}
