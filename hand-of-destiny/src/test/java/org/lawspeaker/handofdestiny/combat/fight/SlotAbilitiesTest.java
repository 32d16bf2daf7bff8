package org.lawspeaker.handofdestiny.combat.fight;

import org.junit.jupiter.api.Test;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.testkit.coverage.Shows;

class SlotAbilitiesTest {
  private static Position facing(String row, String strength, String hero) {
    return Position.of("row: [" + row + "], strength: [" + strength + "]", "hero=" + hero);
  }

  @Test
  @Shows("HOD-SLOTABIL-01")
  void damageOfASlotAbilityDoesNotBarSlotting() {
    facing("brute-8, brute-1", "brute-9", "robin")
        .plays("use trap by exhausting", "target brute-8")
        .cites("damaged", "HOD-SLOTABIL-01")
        .isSilentOf("beaten")
        .has("/monsters/brute-8/barred", "")
        .has("/monsters/brute-8/by-slot", true)
        .plays("attack front", "add brute-9", "strike")
        .has("/strength", "brute-8");
  }

  @Test
  @Shows("HOD-SLOTABIL-02")
  void aMonsterDefeatedByASlotAbilityOnItsOwnIsSlotted() {
    facing("brute-4, brute-1", "brute-9", "robin")
        .plays("use trap by exhausting", "target brute-4")
        .cites("eligible", "HOD-SLOTABIL-02")
        .has("/strength", "brute-9 brute-4");
  }

  @Test
  @Shows("HOD-SLOTABIL-02")
  void aMonsterDefeatedOutrightByASlotAbilityIsSlotted() {
    facing("guard-20, brute-1", "brute-9", "galathar")
        .plays("use execute with brute-9", "target guard-20")
        .cites("beaten", "HOD-SLOTABIL-02")
        .cites("eligible", "HOD-SLOTABIL-02")
        .has("/strength", "guard-20");
  }

  @Test
  @Shows("HOD-SLOTABIL-03")
  void aMonsterDefeatedByASlotAbilityAndStrengthIsSlotted() {
    facing("brute-6, brute-1", "brute-2", "robin")
        .plays("use trap by exhausting", "target brute-6")
        .plays("attack front", "add brute-2", "strike")
        .cites("beaten", "HOD-ACCUM-02")
        .cites("eligible", "HOD-SLOTABIL-03")
        .has("/strength", "brute-6");
  }

  @Test
  @Shows("HOD-SLOTABIL-04")
  void damageOfANormalAbilityBarsSlottingEvenBesideASlotAbility() {
    Position fight = facing("brute-8, brute-1", "", "robin");
    fight
        .plays("use arrow by exhausting", "target brute-8")
        .plays("use trap by exhausting", "target brute-8")
        .cites("barred", "HOD-SLOTABIL-04")
        .isSilentOf("slotted")
        .has("/strength", "");
    fight
        .plays("use trap by exhausting", "target brute-8")
        .plays("use arrow by exhausting", "target brute-8")
        .cites("barred", "HOD-SLOTABIL-04")
        .isSilentOf("slotted");
  }

  @Test
  void aSlotAbilityDoesNotSpeakOfSlottingLikeANormalOne() {
    facing("brute-8, brute-1", "", "robin")
        .plays("use trap by exhausting")
        .isSilentOf("allows-slotting");
  }
}
