package org.lawspeaker.handofdestiny.merchant;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Outcome.Result;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.testkit.coverage.Shows;

/** Potions: at once or held, one of a type, healing without limit. */
class PotionsTest {
  private static final String HELD = "phase: merchant, strength: [], purse: {potions-held: ";

  private static Position robin(String more) {
    return Position.of("phase: merchant, strength: [], purse: {gold: 9}" + more, "hero=robin");
  }

  @Test
  @Shows("HOD-POTION-01")
  void aPotionActsAtOnceOrWhenItsTextSays() {
    robin(", hero: {left: 2}")
        .plays("buy draught")
        .cites("potion-used", "HOD-POTION-01")
        .has("/hero/hp", 6)
        .plays("buy elixir")
        .isSilentOf("potion-used")
        .has("/purse/potions-held", "elixir");
  }

  @Test
  @Shows("HOD-POTION-02")
  void aHeldPotionIsNotSlotted() {
    robin("")
        .plays("buy elixir")
        .cites("potion-held", "HOD-POTION-02")
        .has("/strength", "")
        .has("/weapon", "");
  }

  @Test
  @Shows({"HOD-POTION-03", "HOD-Q-67"})
  void aPotionIsUsedUpByItsUse() {
    robin("")
        .plays("buy elixir", "buy tonic", "leave")
        .asks("potion", "HOD-Q-67")
        .offers("drink elixir", "drink tonic", "pass")
        .plays("drink elixir")
        .cites("potion-used", "HOD-POTION-03")
        .has("/strength", "guard-18 guard-19 guard-20 guard-21")
        .has("/purse/potions-held", "tonic")
        .refuses("drink elixir", "HOD-POTION-03");
  }

  @Test
  @Shows({"HOD-Q-62", "HOD-Q-67"})
  void aPendingRotationComesBeforeThePotionsOfTheSetUp() {
    robin(", rotations: 1")
        .plays("buy elixir", "leave")
        .tells("starting-strength", "rotation-penalty", "strength-turned")
        .asks("potion", "HOD-Q-67")
        .has("/rotations", "");
  }

  @Test
  @Shows({"HOD-POTION-04", "HOD-Q-67"})
  void aPotionIsUsedBeforeCombatBegins() {
    robin("")
        .refuses("drink elixir", "HOD-Q-67")
        .plays("buy elixir", "leave")
        .asks("potion", "HOD-POTION-04")
        .has("/phase", "setup")
        .plays("pass")
        .has("/phase", "combat")
        .refuses("drink elixir", "HOD-Q-67");
  }

  @Test
  @Shows("HOD-POTION-05")
  void anUnusedPotionDoesNotComeBack() {
    robin("")
        .plays("buy elixir", "leave", "pass")
        .cites("potions-lapse", "HOD-POTION-05")
        .has("/purse/potions-held", "");
  }

  @Test
  @Shows("HOD-POTION-05")
  void aUsedPotionDoesNotComeBack() {
    robin("")
        .plays("buy elixir", "leave", "drink elixir")
        .isSilentOf("potions-lapse")
        .has("/phase", "combat")
        .has("/purse/potions-held", "");
  }

  @Test
  @Shows("HOD-POTION-06")
  void onePotionOfEachTypeIsBoughtInAPhase() {
    robin("")
        .allows("buy elixir", "HOD-POTION-06")
        .plays("buy elixir")
        .refuses("buy elixir", "HOD-POTION-06")
        .allows("buy tonic", "HOD-POTION-06");
  }

  @Test
  @Shows("HOD-POTION-06")
  void theNextPhaseSellsTheTypeAgain() {
    Position.of(
            "phase: boss, purse: {potions-bought: [elixir]}, strength: [brute-5, brute-6, brute-7]",
            "hero=robin")
        .plays("stop")
        .allows("buy elixir");
  }

  @Test
  @Shows("HOD-POTION-07")
  void healingPotionsAreBoughtInAnyNumber() {
    robin(", hero: {left: 3, right: 1}")
        .allows("buy herbs", "HOD-POTION-07")
        .plays("buy herbs")
        .allows("buy herbs", "HOD-POTION-07")
        .plays("buy herbs", "heal 1 1", "buy herbs", "heal 0 1")
        .has("/hero/hp", 5)
        .has("/purse/gold", 3);
  }

  @Test
  @Shows({"HOD-POTION-08", "HOD-Q-51"})
  void healingUncoversAsManyAbilitiesAsItHeals() {
    Position.of("phase: merchant, strength: [], hero: {left: 2, right: 2}", "hero=galathar")
        .plays("buy balm")
        .asks("heal", "HOD-Q-51")
        .offers("heal 2 0", "heal 1 1", "heal 0 2")
        .refuses("heal 1 2", "HOD-POTION-08")
        .plays("heal 2 0")
        .cites("healed", "HOD-POTION-08")
        .has("/hero/hp", 4)
        .has("/hero/left", 2)
        .has("/hero/right", 0);
  }

  @Test
  @Shows({"HOD-Q-51", "HOD-EXHAUST-05"})
  void healingNeverLeavesThreeAgainstNone() {
    Position.of("phase: merchant, strength: [], hero: {left: 3, right: 2}", "hero=galathar")
        .plays("buy balm")
        .offers("heal 2 1", "heal 1 2")
        .refuses("heal 3 0", "HOD-EXHAUST-05");
  }

  @Test
  @Shows({"HOD-POTION-09", "HOD-ACTIVATE-06"})
  void aHealedAbilityIsAvailableAgain() {
    robin(", hero: {left: 1}")
        .plays("buy herbs")
        .cites("uncovered", "HOD-POTION-09")
        .notes("uncovered", "ability", "Arrow")
        .has("/hero/hp", 6)
        .plays("leave")
        .allows("use arrow by exhausting");
  }

  @Test
  @Shows("HOD-POTION-09")
  void onlyTheHealedAbilitiesAreAvailableAgain() {
    Position.of("phase: merchant, strength: [], hero: {left: 3, right: 1}", "hero=galathar")
        .plays("buy balm", "heal 1 1")
        .notes("uncovered", "ability", "Smite")
        .notes("uncovered", "ability", "Execute")
        .plays("leave")
        .refuses("use cleave by exhausting", "HOD-ACTIVATE-05");
  }

  @Test
  @Shows({"HOD-Q-51", "HOD-HP-05"})
  void healingIsNotBoughtWithNothingExhausted() {
    robin("").refuses("buy herbs", "HOD-Q-51");
  }

  @Test
  @Shows({"HOD-Q-51", "HOD-HP-05"})
  void healingBeyondSixHpIsLost() {
    Position.of("phase: merchant, strength: [], hero: {right: 1}", "hero=galathar")
        .plays("buy balm")
        .has("/hero/hp", 6)
        .refuses("buy balm", "HOD-Q-51");
  }

  @Test
  @Shows("HOD-Q-82")
  void aPotionThatWouldChangeNothingIsNotBought() {
    robin("").refuses("buy draught", "HOD-Q-82");
  }

  @Test
  @Shows("HOD-Q-46")
  void aPotionThatTakesTheLastHpLosesTheGame() {
    robin(", hero: {left: 3, right: 2}").plays("buy poison").ended(Result.LOST, "HOD-HP-04");
  }

  @Test
  @Shows("HOD-POTION-01")
  void everyPartOfAPotionIsResolved() {
    robin(", hero: {left: 2}").plays("buy poison").has("/hero/hp", 3).has("/purse/gold", 13);
  }

  @Test
  @Shows({"HOD-POTION-04", "HOD-POTION-05", "HOD-Q-82"})
  void aHeldPotionThatWouldChangeNothingLapsesUnasked() {
    Position.of(HELD + "[salve]}", "hero=robin")
        .plays("leave")
        .cites("potions-lapse", "HOD-POTION-05")
        .asks("fight", "HOD-FIGHT-01");
    Position.of(HELD + "[salve]}, hero: {left: 1}", "hero=robin")
        .plays("leave")
        .offers("drink salve", "pass");
  }

  @Test
  @Shows({"HOD-POTION-04", "HOD-Q-82"})
  void eachHeldPotionIsLookedAt() {
    Position.of(HELD + "[salve, tonic]}", "hero=robin")
        .plays("leave")
        .offers("drink tonic", "pass")
        .refuses("drink salve", "HOD-Q-82");
  }

  @Test
  @Shows("HOD-Q-63")
  void aHeldPotionThatTakesTheLastHpLosesTheGame() {
    Position.of(HELD + "[venom]}, hero: {left: 3, right: 2}", "hero=robin")
        .plays("leave", "drink venom")
        .has("/phase", "setup")
        .ended(Result.LOST, "HOD-HP-04");
  }

  @Test
  @Shows("HOD-Q-67")
  void aPotionThatWasNeverHeldIsNotCalledUsedUp() {
    robin(", hero: {left: 2}")
        .plays("buy draught", "buy elixir", "leave")
        .refusesBecause("drink tonic", "not-held (HOD-Q-67)")
        .refusesBecause("drink draught", "not-held (HOD-Q-67)");
  }
}
