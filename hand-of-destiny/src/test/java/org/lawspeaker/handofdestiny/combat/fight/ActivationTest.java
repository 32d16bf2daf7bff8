package org.lawspeaker.handofdestiny.combat.fight;

import org.junit.jupiter.api.Test;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.testkit.coverage.Shows;

class ActivationTest {
  private static Position facing(String more, String hero) {
    return Position.of(
        "row: [guard-20, guard-21], strength: [brute-9, brute-2, brute-4]" + more, "hero=" + hero);
  }

  private static Position robin() {
    return facing("", "robin");
  }

  @Test
  @Shows("HOD-ACTIVATE-01")
  void anAbilityIsPaidForWithAStrengthCardOrByExhaustingIt() {
    robin()
        .refuses("use arrow", "HOD-ACTIVATE-01")
        .allows("use arrow by exhausting", "HOD-ACTIVATE-04")
        .allows("use arrow with brute-9", "HOD-ACTIVATE-02");
  }

  @Test
  @Shows("HOD-ACTIVATE-02")
  void oneSlottedCardOfAnyValueIsDiscarded() {
    robin()
        .allows("use arrow with brute-9", "HOD-ACTIVATE-02")
        .allows("use arrow with brute-4", "HOD-ACTIVATE-02")
        .plays("use arrow with brute-2")
        .cites("strength-paid", "HOD-ACTIVATE-02")
        .has("/strength", "brute-9 brute-4")
        .has("/underworld/6", "brute-2");
  }

  @Test
  @Shows("HOD-ACTIVATE-02")
  void aCardThatIsNotSlottedPaysForNothing() {
    robin().refuses("use arrow with brute-3", "HOD-ACTIVATE-02");
    robin().refuses("use arrow with guard-20", "HOD-ACTIVATE-02");
  }

  @Test
  @Shows("HOD-ACTIVATE-03")
  void anAbilityIsActivatedWithStrengthOnceAWave() {
    robin()
        .plays("use arrow with brute-9", "target guard-20")
        .has("/hero/paid", "arrow")
        .refuses("use arrow with brute-2", "HOD-ACTIVATE-03")
        .allows("use volley with brute-2", "HOD-ACTIVATE-02");
  }

  @Test
  @Shows("HOD-ACTIVATE-03")
  void inTheNextWaveItMayBeActivatedWithStrengthAgain() {
    facing(", hero: {paid: [arrow]}", "robin").refuses("use arrow with brute-9", "HOD-ACTIVATE-03");
    nextWave("paid: [arrow]")
        .has("/hero/paid", "")
        .allows("use arrow with guard-21", "HOD-ACTIVATE-02");
  }

  /** The start of combat in wave 2, after these marks on the hero card in wave 1. */
  private static Position nextWave(String marks) {
    return Position.of("phase: merchant, row: [], hero: {" + marks + "}", "hero=robin")
        .plays("leave");
  }

  @Test
  @Shows("HOD-ACTIVATE-04")
  void exhaustingCoversTheAbilityForItsUse() {
    robin()
        .plays("use arrow by exhausting")
        .cites("exhausted", "HOD-ACTIVATE-04")
        .has("/hero/left", 1)
        .has("/hero/right", 0)
        .has("/hero/hp", 5)
        .has("/strength", "brute-9 brute-2 brute-4");
  }

  @Test
  @Shows("HOD-ACTIVATE-05")
  void anExhaustedAbilityIsNotActivatedByAnyMeans() {
    facing(", hero: {left: 1, right: 1}", "robin")
        .refuses("use arrow by exhausting", "HOD-ACTIVATE-05")
        .refuses("use arrow with brute-9", "HOD-ACTIVATE-05")
        .refuses("use trap by exhausting", "HOD-ACTIVATE-05")
        .allows("use volley by exhausting", "HOD-ACTIVATE-04");
  }

  @Test
  @Shows("HOD-ACTIVATE-06")
  void aNewWaveAloneDoesNotMakeAnExhaustedAbilityUsable() {
    Position setUp = nextWave("left: 1");
    setUp.cites("stay-exhausted", "HOD-ACTIVATE-06").has("/wave", 2).has("/hero/left", 1);
    setUp.refuses("use arrow by exhausting", "HOD-ACTIVATE-05");
  }

  @Test
  @Shows("HOD-ACTIVATE-06")
  void healingByTheMerchantMakesItUsable() {
    Position.of(
            "phase: merchant, row: [], strength: [], hero: {left: 1}, purse: {gold: 2}",
            "hero=robin")
        .plays("buy herbs", "leave")
        .isSilentOf("stay-exhausted")
        .allows("use arrow by exhausting", "HOD-ACTIVATE-04");
  }

  @Test
  @Shows({"HOD-ACTIVATE-07", "HOD-ACTIVATE-08"})
  void afterStrengthItMayBeActivatedOnceMoreByExhausting() {
    Position once = robin().plays("use arrow with brute-9", "target guard-20");
    once.allows("use arrow by exhausting", "HOD-ACTIVATE-07", "HOD-ACTIVATE-08");

    once.plays("use arrow by exhausting", "target guard-20")
        .sees("guard-20 12/2", "guard-21 21/2")
        .refuses("use arrow by exhausting", "HOD-ACTIVATE-05")
        .refuses("use arrow with brute-2", "HOD-ACTIVATE-03", "HOD-ACTIVATE-05");
  }

  @Test
  @Shows("HOD-ACTIVATE-08")
  void inTheOtherOrderItIsActivatedOnlyOnce() {
    robin()
        .plays("use arrow by exhausting", "target guard-20")
        .refuses("use arrow with brute-9", "HOD-ACTIVATE-05");
  }

  @Test
  @Shows("HOD-ACTIVATE-09")
  void activatingWithStrengthCostsNoHp() {
    robin()
        .allows("use arrow with brute-9", "HOD-ACTIVATE-09")
        .plays("use arrow with brute-9", "target guard-20")
        .has("/hero/hp", 6)
        .has("/hero/left", 0);
  }

  @Test
  void thePaymentIsGoneBeforeTheAbilityLooksForStrengthCards() {
    Position.of("row: [guard-20, guard-21], strength: [brute-9]", "hero=merlin")
        .refuses("use focus with brute-9", "HOD-Q-82")
        .allows("use focus by exhausting", "HOD-ACTIVATE-04");
  }
}
