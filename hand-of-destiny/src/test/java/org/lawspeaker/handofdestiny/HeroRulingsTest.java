package org.lawspeaker.handofdestiny;

import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;

/** Rulings on open questions about the hero and strength cards. */
class HeroRulingsTest {
  @Test
  @Shows("HOD-Q-39")
  void aBoostEndsWithTheAttackItHelped() {
    Position.of("row: [brute-10, brute-11], strength: [brute-4, brute-3]", "hero=merlin")
        .plays("use cheer by exhausting")
        .cites("boosted", "HOD-Q-39")
        .has("/boost", 3)
        .plays("attack front", "add brute-4", "strike")
        .notes("strength-attack", "value", 7)
        .plays("attack front", "add brute-3", "strike")
        .notes("strength-attack", "value", 3);
  }

  @Test
  @Shows("HOD-Q-39")
  void aDoubledCardCountsDoubleInTheAttackItIsUsedIn() {
    Position.of("row: [brute-10, brute-11], strength: [brute-4, brute-3]", "hero=merlin")
        .plays("use focus by exhausting", "pick brute-3")
        .cites("doubled", "HOD-Q-39")
        .has("/doubled", "brute-3")
        .plays("attack front", "add brute-4", "strike")
        .notes("strength-attack", "value", 4)
        .has("/doubled", "brute-3")
        .plays("attack front", "add brute-3", "strike")
        .has("/doubled", "")
        .has("/strength", "brute-10");
  }

  @Test
  @Shows("HOD-Q-39")
  void doublingComesBeforeReductions() {
    Position.of("row: [mailed, brute-10], strength: [brute-5], doubled: [brute-5]", "hero=merlin")
        .plays("attack front", "add brute-5", "strike")
        .notes("strength-attack", "value", 6);
  }

  @Test
  @Shows("HOD-Q-39")
  void boostAndDoublingEndWithTheWave() {
    Position.of("phase: merchant, strength: [brute-5], doubled: [brute-5], boost: 3")
        .plays("leave")
        .has("/boost", "")
        .has("/doubled", "");
  }

  @Test
  @Shows("HOD-Q-39")
  void aDoubledCardThatIsAStartingStrengthCardOfTheNextWaveCountsOnce() {
    Position.of("phase: merchant, wave: 2, strength: [brute-9], doubled: [brute-9]")
        .plays("leave")
        .has("/strength/2", "sentry")
        .has("/doubled", "");
  }

  @Test
  @Shows("HOD-Q-45")
  void thePlayerPicksAmongTheAllowedSplitsOfDamage() {
    Position.of("row: [bear, brute-10]")
        .plays("take front")
        .asks("exhaust", "HOD-Q-45")
        .offers("exhaust 2 1", "exhaust 1 2")
        .refuses("exhaust 3 0", "HOD-EXHAUST-05")
        .refuses("exhaust 1 1", "HOD-TAKE-03");
  }

  @Test
  @Shows({"HOD-Q-45", "HOD-EXHAUST-05"})
  void aForcedSplitIsCarriedOutByItself() {
    Position.of("row: [brute-1, brute-10], hero: {left: 2}")
        .plays("take front")
        .has("/hero/left", 2)
        .has("/hero/right", 1)
        .refuses("exhaust 2 2", "HOD-Q-44");
  }

  @Test
  @Shows("HOD-Q-48")
  void aFreeUseThatBringsASituationBackIsIllegal() {
    Position.of("row: [brute-1, brute-2, brute-3]", "hero=hilda")
        .plays("use swap")
        .has("/row", "brute-2 brute-1 brute-3")
        .refuses("use swap", "HOD-Q-48");
  }

  @Test
  @Shows("HOD-Q-48")
  void anExhaustedStockAbilityDoesNotWork() {
    Position.of("row: [brute-1, brute-2], hero: {left: 3, right: 1}", "hero=hilda")
        .refuses("use swap", "HOD-Q-48")
        .refuses("use war-cry", "HOD-Q-48");
    Position.of("row: [brute-9, brute-2], strength: [brute-4], hero: {right: 2}", "hero=hilda")
        .plays("attack front", "add brute-4", "strike")
        .notes("strength-attack", "value", 4);
  }

  @Test
  @Shows("HOD-Q-78")
  void stockAbilitiesSetOffTogetherAreOrderedByThePlayer() {
    Position.of("row: [brute-1, brute-10, brute-3]", "hero=freya")
        .plays("take front", "exhaust 1 0")
        .asks("order", "HOD-Q-78")
        .offers("first retort", "first wrath")
        .refuses("first omen", "HOD-Q-78")
        .plays("first retort")
        .tells("set-off", "damaged", "set-off", "damaged")
        .sees("brute-10 5/1", "brute-3 3/1");
  }

  @Test
  @Shows("HOD-Q-78")
  void whatAnEventSetsOffComesBeforeAMonsterAbilityThatBecameDue() {
    Position.of("row: [brute-1, scout, brute-3], monsters: {scout: {gained: 9}}", "hero=hilda")
        .plays("take front", "exhaust 0 1")
        .tells("set-off", "damaged", "resolved")
        .offers("exhaust 1 1", "exhaust 0 2");
  }

  @Test
  @Shows({"HOD-Q-83", "HOD-STRENGTH-09"})
  void anEffectOnNoCertainCardLetsThePlayerChoose() {
    Position.of("row: [brute-1, thief], step: resolve, strength: [brute-5, brute-6]", "hero=merlin")
        .asks("pick", "HOD-Q-83")
        .offers("pick brute-5", "pick brute-6")
        .plays("pick brute-6")
        .has("/strength", "brute-5");
  }

  @Test
  @Shows("HOD-Q-83")
  void asManyCardsAreDiscardedAsThereAre() {
    Position.of("row: [brute-1, thief], step: resolve, strength: []", "hero=merlin")
        .asks("fight", "HOD-FIGHT-01")
        .has("/monsters/thief/spent", true);
  }

  @Test
  @Shows("HOD-Q-82")
  void anAbilityWithoutATargetIsNotUsed() {
    Position.of("row: [guard-11, guard-12]", "hero=robin")
        .refuses("use slay by exhausting", "HOD-Q-82");
    Position.of("row: [brute-1]", "hero=robin")
        .refuses("attack second", "HOD-Q-82", "HOD-STRENGTH-05");
  }
}
