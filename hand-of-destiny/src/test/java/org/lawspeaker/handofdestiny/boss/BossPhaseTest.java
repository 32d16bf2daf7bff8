package org.lawspeaker.handofdestiny.boss;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.testkit.coverage.Shows;

/** Boss phase: when the boss is faced, at which level, and what may be used there. */
class BossPhaseTest {
  @Test
  @Shows("HOD-BOSS-01")
  void theBossIsFacedWhenNoMonsterIsLeft() {
    Position.of("row: [brute-5], strength: [brute-6]")
        .plays("take front", "exhaust 1 0")
        .cites("boss-faced", "HOD-BOSS-01")
        .has("/phase", "boss")
        .asks("boss", "HOD-BOSS-01");
  }

  @Test
  @Shows("HOD-BOSS-01")
  void theBossIsNotFacedWhileAMonsterIsLeft() {
    Position.of("row: [brute-5, brute-6], strength: [brute-7]")
        .plays("take front", "exhaust 1 0")
        .has("/phase", "combat")
        .isSilentOf("boss-faced");
  }

  @Test
  @Shows("HOD-BOSS-01")
  void theBossPhaseCannotBeSkipped() {
    Position.of("phase: boss, strength: [brute-6]")
        .refuses("leave", "HOD-MERCHANT-01")
        .refuses("pass", "HOD-Q-53");
  }

  @ParameterizedTest
  @CsvSource({"1, 10", "2, 20", "3, 30", "4, 40"})
  @Shows({"HOD-BOSS-02", "HOD-BOSS-03"})
  void theLevelFacedHasTheNumberOfTheWave(int wave, int hp) {
    Position.of("wave: " + wave + ", row: [brute-1], strength: [brute-2]")
        .plays("attack front", "add brute-2", "strike")
        .asks("boss", "HOD-BOSS-03")
        .has("/boss/hp", hp)
        .cites("boss-level", "HOD-BOSS-02")
        .notes("boss-level", "level", wave)
        .notes("boss-level", "hp", hp);
  }

  @Test
  @Shows("HOD-BOSS-07")
  void theBossIsPresentedWithTheHpThatItsAbilityGivesIt() {
    Position.of("wave: 3, row: [brute-1], strength: [brute-2, brute-3, brute-4]", "boss=warlock")
        .plays("attack front", "add brute-4", "strike")
        .has("/boss/hp", 16)
        .notes("boss-level", "hp", 16);
  }

  @Test
  @Shows({"HOD-BOSS-10", "HOD-BOSS-11"})
  void theLevelFacedShowsItsRewardAndItsFailPenalty() {
    Position.of("wave: 3, row: [brute-1], strength: [brute-2]")
        .plays("attack front", "add brute-2", "strike")
        .cites("boss-reward", "HOD-BOSS-10")
        .notes("boss-reward", "gold", 7)
        .cites("boss-penalty", "HOD-BOSS-11")
        .notes("boss-penalty", "penalty", "take 3 damage; lose 3 gold")
        .isSilentOf("exhausted");
  }

  @Test
  @Shows("HOD-Q-54")
  void inTheLastWaveFailingIsSaidToLoseTheGameAndNoRewardIsPromised() {
    Position.of("wave: 4, row: [brute-1], strength: [brute-2]")
        .plays("attack front", "add brute-2", "strike")
        .cites("boss-penalty", "HOD-Q-54")
        .notes("boss-penalty", "penalty", "the game is lost")
        .isSilentOf("boss-reward");
  }

  @Test
  @Shows("HOD-BOSS-04")
  void theBossIsAttackedWithStrengthLikeAMonster() {
    Position.of("phase: boss, strength: [brute-5]")
        .allows("attack boss", "HOD-BOSS-04")
        .plays("attack boss", "add brute-5", "strike")
        .has("/boss/damage", 5)
        .has("/strength", "");
  }

  @Test
  @Shows("HOD-BOSS-05")
  void anAbilityThatSpeaksOnlyOfMonstersCannotAttackTheBoss() {
    Position.of("phase: boss, strength: [brute-5]", "hero=robin")
        .refuses("use arrow by exhausting", "HOD-BOSS-05")
        .refuses("use volley with brute-5", "HOD-BOSS-05")
        .refuses("use slay by exhausting", "HOD-BOSS-05");
  }

  @Test
  @Shows("HOD-BOSS-05")
  void anAbilityOfTwoAttacksOnMonstersCannotAttackTheBoss() {
    Position.of("phase: boss, strength: [brute-5]", "hero=galathar")
        .refuses("use two-blows by exhausting", "HOD-BOSS-05");
  }

  @Test
  @Shows({"HOD-BOSS-04", "HOD-BOSS-05"})
  void anAbilityThatNamesTheBossAttacksIt() {
    Position.of("phase: boss, strength: [brute-5]", "hero=galathar")
        .allows("use smite by exhausting", "HOD-BOSS-05", "HOD-ACTIVATE-04")
        .plays("use smite with brute-5")
        .cites("boss-damaged", "HOD-BOSS-05")
        .has("/boss/damage", 5);
  }

  @Test
  @Shows("HOD-BOSS-06")
  void anAbilityOnStrengthCardsNeedsNoMentionOfTheBoss() {
    Position.of("phase: boss, strength: [brute-5, brute-4]", "hero=merlin")
        .allows("use focus with brute-4", "HOD-BOSS-06", "HOD-ACTIVATE-02")
        .plays("use focus with brute-4", "attack boss", "add brute-5", "strike")
        .notes("strength-attack", "value", 10);
  }

  @Test
  @Shows("HOD-BOSS-06")
  void aBoostNeedsNoMentionOfTheBoss() {
    Position.of("phase: boss, strength: [brute-5]", "hero=merlin")
        .plays("use cheer by exhausting", "attack boss", "add brute-5", "strike")
        .has("/boss/damage", 8);
  }

  @Test
  @Shows({"HOD-Q-82", "HOD-Q-52"})
  void anAbilityOnMonstersFindsNoneInTheBossPhase() {
    Position.of("phase: boss, strength: [brute-5]", "hero=merlin")
        .refuses("use scry by exhausting", "HOD-Q-82")
        .refuses("use weaken by exhausting", "HOD-Q-82")
        .refuses("use banish with brute-5", "HOD-Q-82");
  }

  @Test
  @Shows("HOD-BOSS-07")
  void theAbilityOfTheBossAppliesInItsPhase() {
    Position.of("row: [brute-1], strength: [brute-5]", "boss=knight")
        .plays("take front", "exhaust 1 0")
        .cites("boss-active", "HOD-BOSS-07")
        .notes("boss-active", "ability", "each strength card of an attack on it is worth 4 less")
        .plays("attack boss", "add brute-5", "strike")
        .notes("strength-attack", "value", 1);
  }

  @Test
  @Shows({"HOD-BOSS-07", "HOD-BOSS-08"})
  void theAbilityOfTheBossIsInactiveWhileAMonsterIsInFrontOfIt() {
    Position.of("row: [brute-9], strength: [brute-5]", "boss=knight")
        .plays("attack front", "add brute-5", "strike")
        .notes("strength-attack", "value", 5)
        .sees("brute-9 4/1");
  }

  @Test
  @Shows("HOD-BOSS-09")
  void theBossCannotBeAttackedWhileAMonsterRemains() {
    Position.of("row: [brute-5], strength: [brute-6]")
        .refuses("attack boss", "HOD-BOSS-09")
        .refuses("critical 1", "HOD-BOSS-09")
        .refuses("critical 2", "HOD-BOSS-09");
  }
}
