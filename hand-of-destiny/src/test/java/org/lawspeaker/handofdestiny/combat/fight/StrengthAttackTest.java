package org.lawspeaker.handofdestiny.combat.fight;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.testkit.coverage.Shows;

class StrengthAttackTest {
  private static Position facing(String row, String strength) {
    return Position.of("row: [" + row + "], strength: [" + strength + "]", "hero=robin");
  }

  private static void isWorth(int value, Position attacked) {
    assertThat(attacked.events())
        .filteredOn(event -> event.kind().equals("strength-attack"))
        .singleElement()
        .satisfies(event -> assertThat(event.facts()).containsEntry("value", "" + value));
  }

  @Test
  @Shows("HOD-STRENGTH-01")
  void anAttackEqualToTheHpDefeats() {
    facing("brute-5, brute-6", "brute-1, brute-4")
        .plays("attack front", "add brute-4", "add brute-1", "strike")
        .cites("beaten", "HOD-STRENGTH-01")
        .has("/row", "brute-6");
  }

  @Test
  @Shows("HOD-STRENGTH-01")
  void anAttackHigherThanTheHpDefeats() {
    facing("brute-5, brute-6", "brute-7")
        .plays("attack front", "add brute-7", "strike")
        .cites("beaten", "HOD-STRENGTH-01")
        .has("/row", "brute-6");
  }

  @Test
  @Shows("HOD-STRENGTH-01")
  void anAttackLowerThanTheHpDoesNotDefeat() {
    facing("brute-5, brute-6", "brute-4")
        .plays("attack front", "add brute-4", "strike")
        .isSilentOf("beaten")
        .sees("brute-5 1/1", "brute-6 6/1");
  }

  @Test
  @Shows("HOD-STRENGTH-01")
  void theCurrentHpCountsNotThePrintedOne() {
    Position held = facing("brute-6, chieftain", "brute-5, brute-7");
    held.plays("attack second", "add brute-5", "strike").has("/row", "brute-6 chieftain");
    held.plays("attack second", "add brute-7", "strike").has("/row", "brute-6");
  }

  @Test
  void aDefeatByStrengthIsToldOnceAndBarsNothing() {
    Position hit =
        facing("brute-5, brute-6", "brute-7").plays("attack front", "add brute-7", "strike");
    hit.isSilentOf("stays-barred");
    assertThat(hit.events()).filteredOn(event -> event.kind().equals("beaten")).hasSize(1);
  }

  @Test
  @Shows({"HOD-Q-35", "HOD-Q-38"})
  void anAttackIsAllowedByWhatItComesTo() {
    Position bare = facing("brute-5, brute-6", "brute-7, brute-1").plays("attack front");
    bare.plays("add brute-7").allowsJustBy("strike", "HOD-STRENGTH-06");
    bare.plays("add brute-1").allowsJustBy("strike", "HOD-STRENGTH-06", "HOD-Q-35");
    facing("warded, brute-6", "brute-4, brute-1")
        .plays("attack front", "add brute-4")
        .allowsJustBy("strike", "HOD-STRENGTH-06", "HOD-Q-35", "HOD-Q-38")
        .plays("strike")
        .cites("accumulated", "HOD-Q-38");
  }

  @Test
  @Shows("HOD-STRENGTH-02")
  void severalCardsAddUpAgainstOneMonster() {
    Position attack = facing("brute-9, brute-6", "brute-2, brute-3, brute-4").plays("attack front");
    attack.asks("strength", "HOD-STRENGTH-02").allows("add brute-2", "HOD-STRENGTH-02");

    isWorth(9, attack.plays("add brute-2", "add brute-3", "add brute-4", "strike"));
  }

  @Test
  @Shows("HOD-STRENGTH-03")
  void everyCardOfTheAttackGoesToTheUnderworldForemostFirst() {
    facing("brute-9, brute-6", "brute-2, brute-3, brute-4")
        .plays("attack front", "add brute-4", "add brute-2", "strike")
        .cites("strength-used", "HOD-STRENGTH-03")
        .has("/strength", "brute-3")
        .has("/underworld/6", "brute-2")
        .has("/underworld/7", "brute-4");
  }

  @Test
  @Shows("HOD-STRENGTH-04")
  void aMonsterDefeatedByStrengthAloneBecomesAStrengthCard() {
    facing("brute-5, brute-6", "brute-7, brute-2")
        .plays("attack front", "add brute-7", "strike")
        .cites("eligible", "HOD-STRENGTH-04")
        .has("/strength", "brute-2 brute-5");
  }

  @Test
  @Shows("HOD-STRENGTH-05")
  void anAttackIsOnOneEnemyOnly() {
    facing("brute-5, brute-6", "brute-7, brute-2")
        .allows("attack front", "HOD-STRENGTH-05")
        .plays("attack front")
        .asks("strength", "HOD-STRENGTH-05")
        .refuses("attack second", "HOD-STRENGTH-05")
        .offers("add brute-7", "add brute-2");
  }

  @Test
  @Shows("HOD-STRENGTH-05")
  void anAttackNeedsAtLeastOneCard() {
    facing("brute-5, brute-6", "brute-7")
        .plays("attack front")
        .refuses("strike", "HOD-STRENGTH-05");
    facing("brute-5, brute-6", "").refuses("attack front", "HOD-STRENGTH-05");
  }

  @Test
  @Shows("HOD-STRENGTH-05")
  void aCardJoinsAnAttackOnce() {
    facing("brute-5, brute-6", "brute-7, brute-2")
        .plays("attack front", "add brute-7")
        .refuses("add brute-7", "HOD-STRENGTH-05");
  }

  @Test
  void onlySlottedCardsJoinAnAttack() {
    facing("brute-5, brute-6", "brute-7")
        .plays("attack front")
        .refuses("add brute-3", "HOD-SLOT-03");
  }

  @Test
  void cardsAreAddedAndStruckOnlyInAnAttack() {
    facing("brute-5, brute-6", "brute-7")
        .refuses("add brute-7", "HOD-STRENGTH-05")
        .refuses("strike", "HOD-STRENGTH-05");
  }

  @Test
  @Shows("HOD-STRENGTH-06")
  void theValueOfAnAttackIsTheTotalOfItsCards() {
    Position one = facing("brute-11, brute-6", "brute-5, brute-3").plays("attack front");
    isWorth(5, one.plays("add brute-5", "strike").cites("strength-attack", "HOD-STRENGTH-06"));
    isWorth(8, one.plays("add brute-5", "add brute-3", "strike"));
  }

  @Test
  @Shows({"HOD-STRENGTH-07", "HOD-STRENGTH-09"})
  void toDiscardAStrengthCostsExactlyOneCard() {
    Position robbed =
        Position.of(
            "row: [thief, brute-6], strength: [brute-9, brute-2], step: resolve", "hero=galathar");
    robbed.asks("pick", "HOD-STRENGTH-07").offers("pick brute-9", "pick brute-2");

    robbed
        .plays("pick brute-9")
        .cites("strength-discarded", "HOD-STRENGTH-09")
        .has("/strength", "brute-2")
        .has("/underworld/7", "brute-9");
  }

  @Test
  @Shows("HOD-STRENGTH-10")
  void aChangeToStrengthAttacksAppliesOnceToTheTotal() {
    Position attacked =
        facing("warded, brute-1", "brute-5, brute-6")
            .plays("attack front", "add brute-5", "add brute-6", "strike");
    isWorth(7, attacked.cites("attack-changed", "HOD-STRENGTH-10"));
    attacked.isSilentOf("cards-changed").has("/row", "brute-1");
  }

  @Test
  @Shows("HOD-STRENGTH-11")
  void aChangeToStrengthCardsAppliesToEachBeforeTheyAreAdded() {
    Position attacked =
        facing("mailed, brute-1", "brute-5, brute-6")
            .plays("attack front", "add brute-5", "add brute-6", "strike");
    isWorth(3, attacked.cites("cards-changed", "HOD-STRENGTH-11"));
    attacked.isSilentOf("attack-changed").sees("mailed 4/1", "brute-1 1/1");
  }

  @Test
  void aCardIsNeverWorthLessThanNothing() {
    Position attacked =
        facing("mailed, brute-1", "brute-3, brute-6")
            .plays("attack front", "add brute-3", "add brute-6", "strike");
    isWorth(2, attacked);
  }

  @Test
  void anAttackIsNeverWorthLessThanNothing() {
    Position attacked =
        facing("warded, brute-1", "brute-3").plays("attack front", "add brute-3", "strike");
    isWorth(0, attacked);
    attacked.has("/monsters/warded", "").sees("warded 7/1", "brute-1 1/1");
  }

  @Test
  void withoutPartialAttacksAnAttackMustReachTheHp() {
    Position strict =
        Position.of(
            "row: [brute-5, brute-9], strength: [brute-4, brute-3]",
            "hero=robin",
            "partial-attacks=forbidden");
    strict.refuses("attack second", "HOD-Q-35");
    strict
        .plays("attack front", "add brute-4")
        .refuses("strike", "HOD-Q-35")
        .plays("add brute-3", "strike")
        .has("/row", "brute-9");
  }

  @Test
  void withoutPartialAttacksACardThatLeavesTooLittleIsRefused() {
    // Gale adds 1 to each card while two stay slotted: all six are worth 14, the best four 15.
    Position strict =
        Position.of(
            "row: [guard-15, guard-17], strength:"
                + " [brute-1, brute-2, scout, specter, brute-3, brute-4]",
            "hero=freya",
            "partial-attacks=forbidden");
    strict
        .plays("attack front")
        .refuses("add brute-1", "HOD-Q-35")
        .plays("add brute-2", "add scout", "add brute-3", "add brute-4")
        .offers("strike")
        .plays("strike")
        .has("/row", "guard-17")
        .has("/strength", "brute-1 specter guard-15");
  }

  @Test
  void withoutPartialAttacksAnAttackThatNoCardsCompleteIsRefused() {
    Position.of(
            "row: [guard-17, guard-15], strength:"
                + " [brute-1, brute-2, scout, specter, brute-3, brute-4]",
            "hero=freya",
            "partial-attacks=forbidden")
        .refuses("attack front", "HOD-Q-35");
  }

  @Test
  @Shows("HOD-Q-87")
  void theHpThatIsToldOfDoesNotCountTheCardsOfTheAttack() {
    facing("warlord, brute-6", "brute-1, brute-2")
        .plays("attack front", "add brute-2", "strike")
        .notes("applies", "amount", 1);
    facing("warlord, brute-6", "brute-2")
        .plays("attack front", "add brute-2", "strike")
        .isSilentOf("applies");
    Position.of("row: [warlord], strength: [brute-2]", "hero=robin", "attacking-cards=slotted")
        .plays("attack front", "add brute-2", "strike")
        .notes("applies", "amount", 1);
  }
}
