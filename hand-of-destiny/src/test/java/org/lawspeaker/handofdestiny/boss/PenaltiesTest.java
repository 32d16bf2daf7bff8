package org.lawspeaker.handofdestiny.boss;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Outcome.Result;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.handofdestiny.effects.ChangeGold;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.testkit.coverage.Shows;

/** What comes of the Boss phase: the reward, or the fail penalties. */
class PenaltiesTest {
  @Test
  @Shows("HOD-REWARD-01")
  void theRewardIsCollectedBeforeTheMerchantPhase() {
    Position.of("phase: boss, boss: {damage: 5}, strength: [brute-5]")
        .plays("attack boss", "add brute-5", "strike")
        .tells("reward", "merchant")
        .cites("reward", "HOD-REWARD-01")
        .notes("reward", "gold", 5)
        .isSilentOf("penalty", "boss-not-defeated")
        .has("/phase", "merchant")
        .has("/purse/gold", 5);
  }

  @Test
  @Shows("HOD-REWARD-01")
  void theRewardIsAddedToTheGoldThatTheWaveBrought() {
    Position.of("phase: boss, purse: {gold: 4}, boss: {damage: 5}, strength: [brute-5]")
        .plays("attack boss", "add brute-5", "strike")
        .has("/purse/gold", 9);
  }

  @Test
  @Shows("HOD-Q-80")
  void thereIsNoFurtherActionAgainstADefeatedBoss() {
    Position.of("phase: boss, boss: {damage: 5}, strength: [brute-5, brute-6]")
        .plays("attack boss", "add brute-5", "strike")
        .refuses("attack boss", "HOD-GAME-05");
  }

  @Test
  @Shows({"HOD-PENALTY-01", "HOD-Q-53"})
  void stoppingCostsTheFailPenaltyBeforeTheMerchantPhase() {
    Position.of("phase: boss, strength: [brute-5, guard-17]")
        .allows("stop", "HOD-Q-53")
        .plays("stop")
        .tells("boss-not-defeated", "penalty", "gold-lost", "merchant")
        .cites("boss-not-defeated", "HOD-PENALTY-01")
        .isSilentOf("reward")
        .has("/phase", "merchant");
  }

  @Test
  @Shows("HOD-PENALTY-04")
  void aGoldPenaltyIsTakenFromWhatTheStrengthCardsAreWorth() {
    Position.of("phase: boss, strength: [brute-5, guard-17]")
        .plays("stop")
        .cites("gold-lost", "HOD-PENALTY-04")
        .notes("gold-lost", "amount", 3)
        .notes("coins", "coins", 5)
        .has("/purse/gold", 2)
        .has("/strength", "brute-5 guard-17");
  }

  @Test
  @Shows("HOD-Q-61")
  void aGoldPenaltyMakesNoDebt() {
    Position.of("phase: boss, strength: [brute-5]")
        .plays("stop")
        .notes("gold-lost", "amount", 2)
        .has("/purse/gold", 0);
    assertThat(Position.of("phase: boss, strength: []").plays("stop").events())
        .extracting(Event::says)
        .contains("there is no gold to lose")
        .doesNotContain("3 gold is lost");
  }

  @Test
  @Shows({"HOD-PENALTY-04", "HOD-Q-61"})
  void aGoldPenaltyDoesNotTouchGoldThatNoStrengthCardIsWorth() {
    Position.of("phase: boss, purse: {gold: 1}, strength: [brute-5]")
        .plays("stop")
        .notes("gold-lost", "amount", 2)
        .has("/purse/gold", 1);
    Position.of("phase: boss, purse: {gold: 1}, strength: [brute-5, brute-6]")
        .plays("stop")
        .notes("gold-lost", "amount", 3)
        .has("/purse/gold", 2);
  }

  @Test
  void theSumAtTheMerchantIsToldWithWhatAPenaltyTook() {
    Position stopped =
        Position.of("phase: boss, purse: {gold: 1}, strength: [brute-5]").plays("stop");

    assertThat(stopped.events())
        .extracting(Event::says)
        .contains(
            "2 gold is lost",
            "the strength cards that remain are worth 2 gold, 2 of which is lost",
            "there is 1 gold to spend at the merchant");
  }

  @Test
  @Shows({"HOD-PENALTY-03", "HOD-PENALTY-04", "HOD-Q-61"})
  void goldPenaltiesTogetherTakeNoMoreThanTheStrengthCardsAreWorth() {
    Position.of("phase: boss, purse: {gold: 4}, strength: [brute-5]")
        .does(new Source(Source.Kind.PENALTY, 0), new ChangeGold(-1))
        .has("/purse/fined", 1)
        .plays("stop")
        .notes("gold-lost", "amount", 1)
        .has("/purse/gold", 4);
  }

  @Test
  @Shows("HOD-Q-61")
  void aGoldPenaltyTellsNoLossOfWhatIsOwedAlready() {
    Position.of("phase: boss, purse: {gold: -1}, strength: [brute-5]")
        .plays("stop")
        .notes("gold-lost", "amount", 1)
        .has("/purse/gold", 0);
    Position.of("phase: boss, purse: {gold: -2}, strength: [brute-5, brute-6]")
        .plays("stop")
        .notes("gold-lost", "amount", 2)
        .has("/purse/gold", 0);
  }

  @Test
  @Shows({"HOD-PENALTY-03", "HOD-PENALTY-06", "HOD-Q-63"})
  void allPenaltiesOfALevelApplyInTheirOrder() {
    Position.of("phase: boss, wave: 3, strength: [brute-5, brute-6]")
        .plays("stop")
        .tells("penalty", "penalty-damage")
        .isSilentOf("gold-lost")
        .cites("penalty", "HOD-PENALTY-03")
        .says("take 3 damage")
        .cites("penalty-damage", "HOD-PENALTY-06")
        .notes("penalty-damage", "amount", 3)
        .plays("exhaust 2 1")
        .tells("exhausted", "penalty", "gold-lost", "merchant")
        .says("lose 3 gold")
        .has("/hero/hp", 3)
        .has("/purse/gold", 1);
  }

  @Test
  @Shows({"HOD-Q-54", "HOD-WIN-02"})
  void stoppingIsAllowedByWhatFollows() {
    Position.of("phase: boss, strength: []").allowsJustBy("stop", "HOD-Q-53", "HOD-WIN-02");
    Position.of("phase: boss, wave: 4, strength: []").allowsJustBy("stop", "HOD-Q-53", "HOD-Q-54");
  }

  @Test
  @Shows({"HOD-PENALTY-06", "HOD-HP-04", "HOD-Q-63"})
  void aDamagePenaltyThatTakesTheLastHpLosesAtOnce() {
    Position.of("phase: boss, wave: 3, hero: {left: 2, right: 1}, strength: [brute-5]")
        .plays("stop")
        .isSilentOf("gold-lost", "merchant")
        .ended(Result.LOST, "HOD-HP-04");
  }

  @Test
  @Shows("HOD-PENALTY-01")
  void aRotationPenaltyIsOnlyNotedAtFirst() {
    Position.of("phase: boss, wave: 2, strength: [brute-5]")
        .plays("stop")
        .cites("rotation-noted", "HOD-PENALTY-01")
        .has("/strength", "brute-5")
        .has("/rotations", 1)
        .has("/phase", "merchant");
  }

  @Test
  @Shows({"HOD-PENALTY-05", "HOD-Q-62", "HOD-Q-15"})
  void aRotationPenaltyRotatesTheHighestNewStrengthCard() {
    Position.of("phase: merchant, rotations: 1, strength: []")
        .plays("leave")
        .tells("starting-strength", "rotation-penalty", "strength-turned", "combat")
        .cites("rotation-penalty", "HOD-PENALTY-05")
        .cites("strength-turned", "HOD-FACE-03")
        .has("/strength", "guard-19 guard-20 brute-11")
        .has("/rotations", "");
  }

  @Test
  @Shows({"HOD-PENALTY-05", "HOD-Q-62"})
  void eachRotationPenaltyRotatesTheCardThatIsHighestThen() {
    Position.of("phase: merchant, rotations: 2, strength: []")
        .plays("leave")
        .has("/strength", "guard-19 brute-10 brute-11")
        .has("/rotations", "");
  }

  @Test
  @Shows({"HOD-PENALTY-05", "HOD-Q-62", "HOD-Q-83"})
  void amongEqualHighestCardsThePlayerPicks() {
    Position.of(
            "phase: merchant, rotations: 1, strength: [], underworld: [brute-2, brute-4, brute-5,"
                + " brute-6, brute-7, brute-8, brute-9, brute-11, guard-11, prancer, banshee]")
        .plays("leave")
        .asks("pick", "HOD-Q-83")
        .offers("pick bear", "pick warded")
        .refuses("pick brute-1", "HOD-Q-83")
        .refuses("pick guard-12", "HOD-SLOT-03")
        .plays("pick warded")
        .has("/strength", "brute-1 bear banshee");
  }

  @Test
  @Shows({"HOD-Q-54", "HOD-Q-69", "HOD-GAME-07"})
  void failingAgainstTheFinalBossLosesWithoutPenaltyOrMerchant() {
    Position.of("phase: boss, wave: 4, strength: [brute-5]")
        .plays("stop")
        .isSilentOf("penalty", "merchant")
        .ended(Result.LOST, "HOD-Q-54");
  }

  @Test
  @Shows({"HOD-Q-56", "HOD-HP-04"})
  void theLastHpForAnEarlierBossLosesTheGameEvenIfItFalls() {
    Position.of("phase: boss, wave: 3, strength: [], hero: {left: 2, right: 1}")
        .plays("critical 3")
        .isSilentOf("reward")
        .ended(Result.LOST, "HOD-HP-04");
  }
}
