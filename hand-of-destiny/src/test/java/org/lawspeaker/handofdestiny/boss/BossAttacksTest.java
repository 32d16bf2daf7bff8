package org.lawspeaker.handofdestiny.boss;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Outcome.Result;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.handofdestiny.HandOfDestiny;
import org.lawspeaker.handofdestiny.HandOfDestinyProvider;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.table.HandState;
import org.lawspeaker.testkit.coverage.Shows;

/** Resolving attacks against bosses. */
class BossAttacksTest {
  @Test
  @Shows({"HOD-BATTACK-01", "HOD-BATTACK-02"})
  void strengthCardsAreNotCombinedAgainstABoss() {
    Position.of("phase: boss, strength: [brute-5, brute-6]")
        .plays("attack boss", "add brute-5")
        .refuses("add brute-6", "HOD-BATTACK-02")
        .offers("strike");
  }

  @Test
  @Shows({"HOD-BATTACK-01", "HOD-BATTACK-02"})
  void eachStrengthCardIsAnAttackOfItsOwn() {
    Position.of("phase: boss, strength: [brute-3, brute-4]")
        .plays("attack boss", "add brute-3", "strike")
        .cites("boss-attacked", "HOD-BATTACK-01")
        .notes("boss-attacked", "amount", 3)
        .has("/strength", "brute-4")
        .plays("attack boss", "add brute-4", "strike")
        .notes("boss-attacked", "amount", 4)
        .notes("boss-attacked", "damage", 7);
  }

  @Test
  @Shows("HOD-BATTACK-03")
  void theBossAnswersAnAttackBeforeTheNextCardIsPlayed() {
    Position.of("phase: boss, wave: 2, strength: [brute-1, brute-2, brute-3]", "boss=warlock")
        .plays("attack boss", "add brute-1", "strike")
        .cites("boss-ability", "HOD-BATTACK-03")
        .refuses("attack boss", "HOD-BATTACK-03")
        .offers("pick brute-2", "pick brute-3")
        .plays("pick brute-2")
        .has("/strength", "brute-3")
        .asks("boss", "HOD-BATTACK-05");
  }

  @Test
  @Shows("HOD-BATTACK-03")
  void theBossAnswersEveryAttackAnew() {
    Position.of(
            "phase: boss, wave: 2, strength: [brute-1, brute-2, brute-3, brute-4]", "boss=warlock")
        .plays("attack boss", "add brute-1", "strike", "pick brute-2")
        .plays("attack boss", "add brute-3", "strike")
        .tells("boss-attacked", "boss-ability", "strength-discarded")
        .has("/strength", "");
  }

  @Test
  @Shows("HOD-BATTACK-04")
  void anAbilityThatCountsSlottedCardsIsWorkedOutForEachAttack() {
    Position.of("phase: boss, wave: 3, strength: [brute-1, brute-2, brute-3]", "boss=knight")
        .plays("attack boss", "add brute-1", "strike")
        .notes("strength-attack", "value", 3)
        .plays("attack boss", "add brute-2", "strike")
        .notes("strength-attack", "value", 3)
        .has("/boss/damage", 6);
  }

  @Test
  @Shows("HOD-BATTACK-04")
  void theHpOfTheBossFollowsTheSlottedCards() {
    Position.of("phase: boss, wave: 3, strength: [brute-1, brute-2, brute-3]", "boss=warlock")
        .has("/boss/hp", 16)
        .plays("attack boss", "add brute-1", "strike")
        .has("/boss/hp", 14);
  }

  @Test
  @Shows("HOD-BATTACK-04")
  void aConditionOnSlottedCardsIsLookedAtAfterEachAttack() {
    Position.of(
            "phase: boss, wave: 4, strength: [brute-1, brute-2, brute-3], hero: {left: 2}",
            "boss=warlock")
        .plays("attack boss", "add brute-1", "strike")
        .isSilentOf("boss-ability")
        .plays("attack boss", "add brute-2", "strike")
        .cites("boss-ability", "HOD-BATTACK-04")
        .has("/hero/hp", 3)
        .plays("attack boss", "add brute-3", "strike")
        .isSilentOf("boss-ability");
  }

  @Test
  @Shows("HOD-BATTACK-05")
  void thePlayerDecidesTheOrderOfTheAttacks() {
    Position.of("phase: boss, strength: [brute-3, brute-4]")
        .asks("boss", "HOD-BATTACK-05")
        .plays("attack boss")
        .offers("add brute-3", "add brute-4")
        .plays("add brute-4", "strike")
        .has("/boss/damage", 4)
        .has("/strength", "brute-3");
  }

  @Test
  @Shows({"HOD-BATTACK-06", "HOD-BATTACK-07"})
  void cardsThatActivateACriticalHitTogetherAreOneAttack() {
    Position.of(
            "phase: boss, wave: 2, hero: {left: 2}, strength: [brute-2, brute-3, brute-4, brute-6]",
            "boss=warlock")
        .plays("critical 1", "add brute-2")
        .allows("add brute-3", "HOD-BATTACK-06")
        .plays("add brute-3")
        .allows("strike", "HOD-BATTACK-07")
        .plays("strike")
        .tells("strength-used", "strength-used", "critical-attack", "boss-attacked", "boss-ability")
        .notes("boss-attacked", "damage", 6)
        .plays("pick brute-4")
        .has("/strength", "brute-6");
  }

  @Test
  @Shows("HOD-Q-59")
  void damageOnTheBossAddsUpInThePhase() {
    Position.of("phase: boss, strength: [brute-4, brute-6]")
        .plays("attack boss", "add brute-4", "strike")
        .has("/phase", "boss")
        .plays("attack boss", "add brute-6", "strike")
        .has("/phase", "merchant");
  }

  @Test
  @Shows("HOD-Q-59")
  void theNextLevelStartsUndamaged() {
    Position.of("phase: merchant, strength: [], boss: {damage: 9, criticals: [1]}")
        .plays("leave")
        .has("/boss/damage", 0)
        .has("/boss/criticals", "");
  }

  @Test
  @Shows("HOD-Q-80")
  void theBossIsDefeatedWhenItsHpFallsToItsDamage() {
    Position.of(
            "phase: boss, wave: 3, boss: {damage: 11}, strength: [brute-1, brute-2]",
            "boss=warlock")
        .has("/boss/hp", 14)
        .plays("attack boss", "add brute-1", "strike")
        .has("/phase", "merchant")
        .has("/purse/gold", 9);
  }

  @Test
  @Shows({"HOD-Q-80", "HOD-Q-87"})
  void whereAttackersCountTheBossIsDefeatedByTheHpThatItHasWhileTheyAreSlotted() {
    HandOfDestiny falling =
        altered(
            "{hp-change: {amount: 2, per: strength-card}}",
            "{hp-change: {amount: -2, per: strength-card}}");
    String laid = "phase: boss, wave: 3, boss: {damage: 2}, strength: [brute-4, brute-1]";

    HandState counted = Position.of(laid, "boss=warlock", "attacking-cards=slotted").state();
    assertThat(phase(falling, struck(falling, counted, "brute-4"))).isEqualTo("merchant");
    HandState gone = Position.of(laid, "boss=warlock").state();
    assertThat(phase(falling, struck(falling, gone, "brute-4"))).isEqualTo("boss");
  }

  @Test
  @Shows({"HOD-BATTACK-06", "HOD-Q-87"})
  void whereAttackersCountTheCardsOfACriticalHitStaySlottedUntilItIsResolved() {
    HandOfDestiny falling =
        altered(
            "{hp-change: {amount: 2, per: strength-card}}",
            "{hp-change: {amount: -2, per: strength-card}}");
    String laid = "phase: boss, wave: 3, boss: {damage: 2}, strength: [brute-5]";
    String[] critical = {"critical 1", "add brute-5", "strike", "exhaust 1 0"};

    HandState counted = Position.of(laid, "boss=warlock", "attacking-cards=slotted").state();
    assertThat(phase(falling, made(falling, counted, critical))).isEqualTo("merchant");
    HandState gone = Position.of(laid, "boss=warlock").state();
    assertThat(phase(falling, made(falling, gone, critical))).isEqualTo("boss");
  }

  @Test
  @Shows({"HOD-CRIT-11", "HOD-Q-87"})
  void cardsOfACriticalHitThatStaySlottedLeaveWhenItHasLanded() {
    Position.of(
            "phase: boss, boost: 3, hero: {left: 2}, strength: [brute-2, brute-3]",
            "attacking-cards=slotted")
        .plays("critical 1", "add brute-2", "strike")
        .tells("critical-attack", "boss-attacked", "strength-used")
        .cites("strength-used", "HOD-CRIT-11")
        .has("/boss/damage", 6)
        .has("/strength", "brute-3")
        .has("/boost", "");
  }

  @Test
  @Shows("HOD-Q-81")
  void withoutStrengthCardsWhatNeedsNoneCanStillBeDone() {
    Position.of("phase: boss, strength: [], hero: {left: 1}", "hero=robin")
        .offers("critical 2", "stop")
        .refuses("attack boss", "HOD-STRENGTH-05")
        .refuses("critical 1", "HOD-CRIT-06");
  }

  @Test
  @Shows("HOD-Q-81")
  void marksOfTheWaveRunOnIntoTheBossPhase() {
    Position.of("row: [brute-1], strength: [brute-2, brute-3, brute-4]", "hero=merlin")
        .plays("use cheer with brute-2", "take front", "exhaust 1 0")
        .has("/phase", "boss")
        .refuses("use cheer with brute-3", "HOD-ACTIVATE-03")
        .plays("attack boss", "add brute-3", "strike")
        .has("/boss/damage", 6);
  }

  @Test
  @Shows("HOD-Q-48")
  void aFreeUseThatBringsASituationBackIsIllegalInTheBossPhaseToo() {
    Position.of("phase: boss, strength: [brute-5, brute-1]", "hero=ursa")
        .plays("use spin")
        .has("/strength", "guard-15 brute-1")
        .refuses("use spin", "HOD-Q-48")
        .plays("attack boss", "add brute-1", "strike")
        .allows("use spin");
  }

  @Test
  @Shows({"HOD-Q-79", "HOD-HP-04"})
  void anAbilityOfTheBossThatTakesTheLastHpLosesTheGame() {
    Position.of("row: [brute-1], strength: [brute-2], hero: {left: 3, right: 2}", "boss=warlock")
        .plays("attack front", "add brute-2", "strike")
        .tells("boss-ability", "exhausted", "end")
        .ended(Result.LOST, "HOD-HP-04");
  }

  @Test
  @Shows("HOD-Q-79")
  void anAbilityWithoutAMomentIsResolvedOnceWhenThePhaseStarts() {
    Position.of("row: [brute-1], strength: [brute-2, brute-3], hero: {left: 2}", "boss=warlock")
        .plays("attack front", "add brute-2", "strike")
        .tells("boss-faced", "boss-ability", "exhausted")
        .cites("boss-ability", "HOD-Q-79")
        .has("/hero/hp", 3)
        .plays("attack boss", "add brute-3", "strike")
        .isSilentOf("boss-ability");
  }

  @Test
  @Shows("HOD-Q-79")
  void aConditionSetsTheBossOffEachTimeItIsNewlyMet() {
    Position.of(
            "phase: boss, wave: 4, strength: [brute-1, brute-2, brute-3]",
            "boss=warlock",
            "hero=morgan")
        .plays("attack boss", "add brute-1", "strike")
        .isSilentOf("boss-ability")
        .plays("attack boss", "add brute-2", "strike")
        .cites("boss-ability", "HOD-BATTACK-04")
        .plays("exhaust 0 1", "attack boss", "add brute-3", "strike")
        .isSilentOf("boss-ability")
        .plays("use exhume by exhausting")
        .has("/strength", "brute-3")
        .isSilentOf("boss-ability");
    Position.of(
            "phase: boss, wave: 4, strength: [brute-2, brute-3], underworld: [brute-1],"
                + " hero: {right: 1}",
            "boss=warlock",
            "hero=morgan")
        .plays("attack boss", "add brute-2", "strike")
        .cites("boss-ability", "HOD-BATTACK-04")
        .plays("exhaust 0 2", "use exhume by exhausting")
        .has("/strength", "brute-3 brute-2")
        .isSilentOf("boss-ability")
        .plays("attack boss", "add brute-3", "strike")
        .cites("boss-ability", "HOD-BATTACK-04");
  }

  @Test
  @Shows("HOD-BATTACK-03")
  void anAbilityWhenAttackedIsResolvedIfItsConditionHolds() {
    String attacked = "{on: attacked, effects: [{discard-strength: {which: chosen}}]}";
    String last =
        "{on: attacked, when: {strength-at-most: {cards: 0}}, effects: [{hurt: {amount: 1}}]}";
    HandOfDestiny altered = altered(attacked, last);
    HandState state =
        Position.of("phase: boss, wave: 2, strength: [brute-1, brute-2]", "boss=warlock").state();

    HandState once = struck(altered, state, "brute-1");
    assertThat(asked(altered, once)).isEqualTo("boss");
    assertThat(asked(altered, struck(altered, once, "brute-2"))).isEqualTo("exhaust");
  }

  /** The game with the test pack in which something else is written. */
  private static HandOfDestiny altered(String printed, String instead) {
    String text = PackText.resource(Position.class, "/rulings/test-pack.yaml").text();
    assertThat(text).contains(printed);
    return HandOfDestinyProvider.read(new PackText("altered", text.replace(printed, instead)))
        .orThrow();
  }

  private static HandState struck(HandOfDestiny game, HandState state, String card) {
    return made(game, state, "attack boss", "add " + card, "strike");
  }

  private static HandState made(HandOfDestiny game, HandState state, String... moves) {
    HandState after = state;
    for (String move : moves) {
      after = game.apply(after, game.notation().readMove(after, move).orThrow());
    }
    return after;
  }

  private static String phase(HandOfDestiny game, HandState state) {
    return game.notation().state(state).at("/phase").textValue();
  }

  private static String asked(HandOfDestiny game, HandState state) {
    return ((Pending.Choose<HandMove>) game.pending(state)).window().name();
  }
}
