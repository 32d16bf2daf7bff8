package org.lawspeaker.handofdestiny.moves;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.handofdestiny.Position.GAME;

import org.junit.jupiter.api.Test;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.testkit.coverage.Shows;

/** The whole answer to a move: each reason with its facts, and no clause that has no part in it. */
class ReasonsTest {
  private static final String BOSS = "phase: boss, strength: [], boss: {criticals: [2]}";
  private static final String MERCHANT = "phase: merchant, strength: [], purse: {gold: 9}";

  private static Position fight(String hero) {
    return Position.of(
        "row: [brute-5, bear, brute-7], strength: [brute-9, brute-8]", "hero=" + hero);
  }

  @Test
  @Shows({"HOD-CRIT-01", "HOD-CRIT-03"})
  void aCriticalHitIsNamedAsItIsNumberedOnTheCard() {
    Position.of(BOSS)
        .refusesBecause("critical 4", "no-such-critical-hit (HOD-CRIT-01), number: 4")
        .refusesBecause("critical 2", "used-already (HOD-CRIT-03), number: 2");
  }

  @Test
  @Shows({"HOD-BOSS-09", "HOD-CRIT-02"})
  void aCriticalHitWaitsForTheBoss() {
    fight("robin").refusesBecause("critical 1", "monsters-remain (HOD-BOSS-09), monsters: 3");
    Position.of(MERCHANT)
        .refusesBecause("critical 1", "not-now (HOD-GAME-05), asked: What do you buy? (seat 0)");
  }

  @Test
  void aMoveOfAnotherStepSaysWhatIsAsked() {
    fight("robin")
        .refusesBecause(
            "drink tonic", "not-now (HOD-Q-67), asked: How do you deal with the monsters? (seat 0)")
        .refusesBecause(
            "heal 1 1",
            "not-now (HOD-ACTIVATE-06), asked: How do you deal with the monsters? (seat 0)")
        .refusesBecause(
            "exhaust 1 0", "not-now (HOD-Q-44), asked: How do you deal with the monsters? (seat 0)")
        .refusesBecause(
            "pick brute-9",
            "not-now (HOD-Q-83), asked: How do you deal with the monsters? (seat 0)")
        .refusesBecause(
            "target bear",
            "not-now (HOD-Q-83), asked: How do you deal with the monsters? (seat 0)");
  }

  @Test
  @Shows({"HOD-TAKE-03", "HOD-EXHAUST-01", "HOD-EXHAUST-05"})
  void damageIsExhaustedExactlyAndWithinTheGrid() {
    Position.of("row: [bear, brute-5]", "hero=galathar")
        .plays("take front")
        .refusesBecause("exhaust 1 1", "not-the-damage (HOD-TAKE-03), damage: 3")
        .refusesBecause("exhaust 0 3", "three-against-none (HOD-EXHAUST-05), damage: 3")
        .refusesBecause("exhaust 3 0", "three-against-none (HOD-EXHAUST-05), damage: 3")
        .refusesBecause("exhaust 4 0", "no-such-abilities (HOD-EXHAUST-01), rows: 3")
        .offers("exhaust 2 1", "exhaust 1 2");
  }

  @Test
  @Shows({"HOD-POTION-08", "HOD-EXHAUST-05"})
  void healingUncoversExactlyAndWithinTheGrid() {
    Position.of(MERCHANT + ", hero: {left: 2, right: 3}", "hero=galathar")
        .plays("buy balm")
        .refusesBecause("heal 0 3", "three-against-none (HOD-EXHAUST-05), heals: 2")
        .refusesBecause("heal 1 1", "not-the-healing (HOD-POTION-08), heals: 2")
        .offers("heal 1 2", "heal 2 1");
    Position.of(MERCHANT + ", hero: {left: 3, right: 2}", "hero=galathar")
        .plays("buy balm")
        .refusesBecause("heal 3 0", "three-against-none (HOD-EXHAUST-05), heals: 2")
        .refusesBecause("heal 0 3", "not-the-healing (HOD-POTION-08), heals: 2")
        .refusesBecause("heal 4 0", "not-the-healing (HOD-POTION-08), heals: 2");
  }

  @Test
  @Shows({"HOD-SLOT-03", "HOD-Q-83"})
  void aStrengthCardIsPickedAmongTheCandidates() {
    Position.of(
            "row: [brute-5], strength: [brute-9, brute-8, brute-7], doubled: [brute-9]",
            "hero=merlin")
        .plays("use focus by exhausting")
        .refusesBecause("pick brute-1", "not-a-strength-card (HOD-SLOT-03), card: brute-1")
        .refusesBecause("pick brute-9", "not-a-candidate (HOD-Q-83), card: brute-9");
  }

  @Test
  @Shows({"HOD-ANATOMY-04", "HOD-ANATOMY-06", "HOD-SLOT-06", "HOD-HERO-07"})
  void aTargetIsVisibleAndOfTheKindThatTheEffectAsksFor() {
    Position.of(
            "row: [bear, captain, brute-7, brute-6], peeked: [brute-7], strength: [brute-9,"
                + " brute-8]",
            "hero=robin")
        .plays("use slay with brute-9")
        .refusesBecause("target bear", "no-target (HOD-ANATOMY-04), monster: bear")
        .refusesBecause("target brute-8", "not-visible (HOD-SLOT-06), monster: brute-8")
        .refusesBecause("target brute-6", "not-visible (HOD-HERO-07), monster: brute-6")
        .offers("target captain", "target brute-7");
    Position.of("row: [bear, captain, specter], peeked: [specter]", "hero=robin")
        .plays("use hush by exhausting")
        .refusesBecause("target bear", "no-target (HOD-ANATOMY-06), monster: bear")
        .offers("target captain", "target specter");
  }

  @Test
  @Shows("HOD-PEEK-03")
  void aThirdMonsterThatIsVisibleWithoutPeekingIsNotCalledPeekedAt() {
    Position.of("row: [brute-5, specter, brute-7], strength: [brute-9]", "hero=robin")
        .plays("use arrow by exhausting")
        .allowsJustBy("target brute-7", "HOD-Q-83", "HOD-HERO-06", "HOD-VISIBLE-01");
    Position.of("row: [brute-5, bear, brute-7], peeked: [brute-7]", "hero=robin")
        .plays("use arrow by exhausting")
        .allowsJustBy("target bear", "HOD-Q-83", "HOD-HERO-06", "HOD-VISIBLE-01")
        .allowsJustBy("target brute-7", "HOD-Q-83", "HOD-HERO-06", "HOD-VISIBLE-01", "HOD-PEEK-03");
  }

  @Test
  @Shows({"HOD-ACTIVATE-04", "HOD-ACTIVATE-07", "HOD-ACTIVATE-08"})
  void onlyAnAbilityPaidBeforeIsActivatedOnceMore() {
    Position.of("row: [bear, brute-7], hero: {paid: [hush]}", "hero=robin")
        .allowsJustBy("use arrow by exhausting", "HOD-ACTIVATE-04", "HOD-HEROABIL-03");
    Position.of("row: [bear, brute-7], hero: {paid: [arrow]}", "hero=robin")
        .allowsJustBy(
            "use arrow by exhausting",
            "HOD-ACTIVATE-04",
            "HOD-ACTIVATE-07",
            "HOD-ACTIVATE-08",
            "HOD-HEROABIL-03");
  }

  @Test
  @Shows("HOD-ACTIVATE-02")
  void onlyTheCardThatPaysIsSetAside() {
    Position.of("row: [bear, brute-7], strength: [brute-1]", "hero=merlin")
        .allows("use focus by exhausting", "HOD-ACTIVATE-04")
        .refusesBecause("use focus with brute-1", "no-effect (HOD-Q-82), ability: Focus");
  }

  @Test
  void aPotionThatTheMerchantDoesNotHaveIsWrittenByItsNumber() {
    assertThat(GAME.notation().move(fight("robin").state(), new Drink(3)))
        .isEqualTo("drink poison");
    assertThat(GAME.notation().move(fight("robin").state(), new Drink(6))).isEqualTo("drink #6");
    assertThat(GAME.notation().move(fight("galathar").state(), new Drink(0))).isEqualTo("drink #0");
  }
}
