package org.lawspeaker.handofdestiny.boss;

import org.junit.jupiter.api.Test;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.testkit.coverage.Shows;

/** Critical hits: which, how often, at what cost, and what they do. */
class CriticalHitsTest {
  private static final String BOSS = "phase: boss, strength: [], ";

  @Test
  @Shows("HOD-CRIT-01")
  void aBossHasThreeCriticalHits() {
    Position.of("phase: boss, strength: [brute-5, brute-8]", "hero=galathar")
        .allows("critical 1")
        .allows("critical 2")
        .allows("critical 3")
        .refuses("critical 4", "HOD-CRIT-01")
        .refuses("critical 0", "HOD-CRIT-01");
  }

  @Test
  @Shows("HOD-CRIT-02")
  void usingACriticalHitIsAChoiceBesideOthers() {
    Position.of("phase: boss, strength: [brute-5]", "hero=robin")
        .allows("critical 1", "HOD-CRIT-02")
        .offers("attack boss", "critical 1", "critical 2", "stop");
  }

  @Test
  @Shows("HOD-CRIT-03")
  void aCriticalHitIsActivatedOnlyOnce() {
    Position.of(BOSS + "hero: {left: 2}")
        .plays("critical 2")
        .notes("critical-hit", "number", 2)
        .plays("exhaust 2 2")
        .has("/boss/criticals", "2")
        .refuses("critical 2", "HOD-CRIT-03");
  }

  @Test
  @Shows("HOD-CRIT-03")
  void eachCriticalHitIsMarkedByItself() {
    Position.of("phase: boss, wave: 2, hero: {left: 2}, strength: [brute-5]")
        .plays("critical 1", "add brute-5", "strike", "critical 2", "exhaust 2 3")
        .has("/boss/criticals", "1 2")
        .refuses("critical 1", "HOD-CRIT-03", "HOD-CRIT-06");
  }

  @Test
  @Shows("HOD-Q-55")
  void theNextLevelHasCriticalHitsOfItsOwn() {
    Position.of("phase: boss, strength: [], boss: {criticals: [1, 2]}")
        .plays("stop", "leave")
        .has("/boss/criticals", "")
        .has("/wave", 2)
        .has("/boss/criticals", "");
  }

  @Test
  @Shows("HOD-CRIT-04")
  void aCriticalHitHasADamageCostAStrengthCostAndAnAttackValue() {
    Position.of("phase: boss, hero: {left: 2}, strength: [brute-5]")
        .plays("critical 1", "add brute-5", "strike")
        .cites("critical-hit", "HOD-CRIT-04")
        .notes("critical-hit", "damage-cost", 1)
        .notes("critical-hit", "strength-cost", 5)
        .notes("critical-hit", "attack", 6);
  }

  @Test
  @Shows("HOD-CRIT-05")
  void theHeroTakesTheDamageCost() {
    Position.of("phase: boss, strength: [brute-5, brute-7]")
        .allows("critical 3", "HOD-CRIT-05")
        .plays("critical 3", "add brute-5", "add brute-7", "strike")
        .offers("exhaust 2 1", "exhaust 1 2")
        .plays("exhaust 2 1")
        .has("/hero/hp", 3);
  }

  @Test
  @Shows("HOD-Q-56")
  void theDamageCostMayNotExceedTheHp() {
    Position.of(BOSS + "hero: {left: 3, right: 2}").refuses("critical 2", "HOD-Q-56");
  }

  @Test
  @Shows("HOD-CRIT-06")
  void theStrengthCostIsReachedOrExceeded() {
    Position.of("phase: boss, strength: [brute-2, brute-3, brute-1]")
        .allows("critical 1", "HOD-CRIT-06")
        .refuses("critical 3", "HOD-CRIT-06")
        .plays("critical 1", "add brute-2")
        .refuses("strike", "HOD-CRIT-06")
        .plays("add brute-1")
        .refuses("strike", "HOD-CRIT-06")
        .plays("add brute-3")
        .allows("strike", "HOD-CRIT-06");
  }

  @Test
  @Shows("HOD-CRIT-06")
  void oneCardThatEqualsTheStrengthCostIsEnough() {
    Position.of("phase: boss, strength: [brute-5]")
        .plays("critical 1", "add brute-5")
        .offers("strike");
  }

  @Test
  @Shows("HOD-CRIT-07")
  void cardsThatPayForACriticalHitAreNoAttackOfTheirOwn() {
    Position.of("phase: boss, hero: {left: 2}, strength: [brute-5, brute-2]")
        .plays("critical 1", "add brute-5")
        .allows("strike", "HOD-CRIT-07")
        .plays("strike")
        .has("/boss/damage", 6)
        .isSilentOf("strength-attack")
        .plays("attack boss")
        .refuses("add brute-5", "HOD-SLOT-03");
  }

  @Test
  @Shows("HOD-CRIT-08")
  void aCardPaysForOneCriticalHitOnly() {
    Position.of(
            "wave: 2, phase: boss, hero: {left: 2}, strength: [brute-5, brute-7, brute-8]",
            "boss=knight")
        .plays("critical 1")
        .allows("add brute-8", "HOD-CRIT-08");
    Position.of("phase: boss, hero: {left: 2}, strength: [brute-5, brute-7]")
        .plays("critical 1", "add brute-5", "strike")
        .refuses("critical 3", "HOD-CRIT-06");
  }

  @Test
  @Shows("HOD-CRIT-09")
  void anAsteriskNeedsNoStrengthCard() {
    Position.of("phase: boss, hero: {left: 2}, strength: [brute-5]")
        .allows("critical 2", "HOD-CRIT-09")
        .plays("critical 2")
        .notes("critical-hit", "strength-cost", "*")
        .has("/strength", "brute-5")
        .asks("exhaust", "HOD-TAKE-03");
  }

  @Test
  @Shows("HOD-CRIT-12")
  void anAsteriskStillCostsDamage() {
    Position.of(BOSS + "hero: {left: 2, right: 2}")
        .allows("critical 2", "HOD-CRIT-12", "HOD-CRIT-05");
  }

  @Test
  @Shows({"HOD-CRIT-10", "HOD-Q-87"})
  void theAttackValueIsDoneAfterBothCostsArePaid() {
    Position.of("phase: boss, hero: {left: 2}, strength: [brute-8]")
        .plays("critical 1", "add brute-8", "strike")
        .tells("strength-used", "critical-hit", "exhausted", "critical-attack", "boss-attacked")
        .cites("critical-attack", "HOD-CRIT-10")
        .notes("critical-attack", "attack", 6)
        .has("/boss/damage", 6);
  }

  @Test
  @Shows("HOD-CRIT-11")
  void cardsAppliedToACriticalHitGoToTheUnderworld() {
    Position.of(
            "phase: boss, hero: {left: 2}, strength: [brute-2, brute-4, brute-3], underworld:"
                + " [brute-1, brute-5, brute-6, brute-7, brute-8, brute-9, brute-10, brute-11]")
        .plays("critical 1", "add brute-3", "add brute-2", "strike")
        .cites("strength-used", "HOD-CRIT-11")
        .has("/strength", "brute-4")
        .has(
            "/underworld",
            "brute-1 brute-5 brute-6 brute-7 brute-8 brute-9 brute-10 brute-11 brute-2 brute-3");
  }

  @Test
  @Shows("HOD-Q-57")
  void aBoostCountsForTheStrengthCostAndIsUsedUp() {
    Position.of("phase: boss, boost: 3, hero: {left: 2}, strength: [brute-2]")
        .plays("critical 1", "add brute-2", "strike")
        .has("/boss/damage", 6)
        .has("/boost", "");
  }

  @Test
  @Shows("HOD-Q-57")
  void whatReducesStrengthCardsCountsForTheStrengthCostButNotForTheAttackValue() {
    Position.of("phase: boss, hero: {left: 2}, strength: [brute-8, brute-9]", "boss=knight")
        .plays("critical 1", "add brute-8")
        .refuses("strike", "HOD-CRIT-06")
        .plays("add brute-9", "strike")
        .has("/boss/damage", 6);
  }
}
