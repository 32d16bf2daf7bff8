package org.lawspeaker.thorgal.costs;

import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;

import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Span;

/** Every kind of cost of an effect, and every kind of upkeep condition. */
class CostsTest {
  @Shows({"THO-EFFECT-07", "THO-EFFECT-09"})
  @Test
  void exhaustsTheCard() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "horse")
        .begins()
        .plays("activate horse")
        .cites("exhausted", "THO-EFFECT-07")
        .says("exhausted", "seat 1's Horse is exhausted")
        .notes("exhausted", "markers", 1)
        .has("exhaustion of horse", 1)
        .plays("pass")
        .refuses("activate horse", "THO-EFFECT-09");
  }

  @Shows("THO-Q-111")
  @Test
  void tellsOfTheSecondMarkerOfACardThatWasExhausted() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .inForce(ANN, "activate-exhausted", Span.PHASE)
        .party(ANN, "horse")
        .exhausted("horse", 1)
        .begins()
        .plays("activate horse")
        .says("exhausted", "seat 1's Horse now has 2 exhaustion markers")
        .notes("exhausted", "markers", 2);
  }

  @Shows({"THO-Q-25", "THO-Q-18"})
  @Test
  void paysFromThePoolOfTheRole() {
    Position at =
        Position.at(RoundStep.DAWN_ACTIONS).party(ANN, "longship").pool(ANN, "bow").begins();
    at.refuses("activate longship", "THO-Q-25");
    at.changed()
        .pool(ANN, "smith", "horse")
        .begins()
        .plays("activate longship")
        .has("ann pool-cards", "bow")
        .has("ann discard-cards", "smith horse")
        .has("exhaustion of longship", 1);
  }

  @Shows("THO-Q-25")
  @Test
  void paysDamageAfterTheCardsOfOneZone() {
    Position at =
        Position.at(RoundStep.DAWN_ACTIONS)
            .party(ANN, "sword")
            .hand(ANN, "bow", "smith")
            .begins()
            .plays("activate sword")
            .asks(ANN, "hand-card")
            .plays("take smith")
            .asks(ANN, "damage")
            .plays("pay top", "pay top");
    at.has("ann valhalla", "farmer farmer")
        .has("ann discard-cards", "smith")
        .has("ann hand", "bow")
        .has("markers of sword", "0/0/1");
  }

  @Shows("THO-Q-25")
  @Test
  void paysDamageInFullThoughATextLessensWhatIsReceived() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "sword")
        .hand(ANN, "bow")
        .inForce(ANN, "{shield: {by: -1}}", Span.PHASE)
        .begins()
        .plays("activate sword")
        .has("ann valhalla", "farmer farmer");
  }

  @Shows("THO-Q-25")
  @Test
  void paysWithACardForOneCostOnly() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .deck(ANN, Suit.DESTINY, "farmer")
        .party(ANN, "sword")
        .hand(ANN, "bow", "smith")
        .begins()
        .plays("activate sword", "take smith", "pay top")
        .has("ann valhalla", "bow farmer")
        .has("markers of sword", "0/0/1");
    Position.at(RoundStep.DAWN_ACTIONS)
        .deck(ANN, Suit.DESTINY, "farmer")
        .party(ANN, "sword")
        .hand(ANN, "bow")
        .begins()
        .refuses("activate sword", "THO-Q-25")
        .refusesStating("activate sword", "cards", 1);
  }

  @Shows({"THO-Q-25", "THO-GEN-03"})
  @Test
  void paysDamageThatIsACostFromThePoolIfATextAllowsIt() {
    Position at =
        Position.at(RoundStep.DAWN_ACTIONS)
            .deck(ANN, Suit.DESTINY)
            .party(ANN, "galley", "farmer")
            .pool(ANN, "bow", "smith", "horse")
            .begins()
            .plays("activate galley");
    at.has("ann discard-cards", "horse")
        .has("ann valhalla", "galley bow smith")
        .has("ann party", "farmer")
        .has("markers of farmer", "0/0/1");
    Position.at(RoundStep.DAWN_ACTIONS)
        .deck(ANN, Suit.DESTINY)
        .party(ANN, "galley")
        .pool(ANN, "bow", "smith")
        .begins()
        .refuses("activate galley", "THO-Q-25")
        .refusesStating("activate galley", "cards", 1);
  }

  @Shows("THO-Q-25")
  @Test
  void paysDamageInTheBaneRoleWithCardsThatNothingElseNeeds() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(BEN, "galley")
        .inForce(BEN, "pay-from-pool", Span.PHASE)
        .deck(BEN, Suit.DESTINY)
        .pool(BEN, "bow", "smith")
        .pool(BEN, Suit.BANE, 1)
        .begins()
        .plays("pass", "activate galley")
        .has("ben bane-discard", 1)
        .has("ben valhalla", "galley bow smith");
  }

  @Shows("THO-Q-25")
  @Test
  void refusesWhatCannotBePaidInFull() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "sword")
        .begins()
        .refuses("activate sword", "THO-Q-25");
    Position.at(RoundStep.DAWN_ACTIONS)
        .deck(ANN, Suit.DESTINY)
        .party(ANN, "sword")
        .hand(ANN, "bow")
        .begins()
        .refusesBecause("activate sword", "too-few-cards");
  }

  @Shows({"THO-Q-39", "THO-DMG-04", "THO-Q-25"})
  @Test
  void countsNoBaneCardsForTheDamageThatABanePlayerPays() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .deck(BEN, Suit.DESTINY, "farmer")
        .hand(BEN, "curse")
        .pool(BEN, Suit.BANE, 1)
        .party(BEN, "galley")
        .begins()
        .plays("pass")
        .refusesStating("activate galley", "cards", 1)
        .refuses("activate galley", "THO-Q-25");
  }

  @Shows({"THO-Q-26", "THO-Q-25"})
  @Test
  void usesAnEffectWithoutExhaustionAsOftenAsItSaysInAPhase() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "sword")
        .hand(ANN, "bow", "smith", "horse")
        .begins()
        .plays("activate sword", "take bow", "pay top", "pay top", "pass")
        .plays("activate sword", "take smith", "pay top", "pay top", "pass")
        .refuses("activate sword", "THO-Q-26")
        .has("exhaustion of sword", 0)
        .has("markers of sword", "0/0/2");
  }

  @Shows({"THO-Q-26", "THO-Q-25"})
  @Test
  void destroysTheCardInsteadOfExhaustingIt() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "torch")
        .exhausted("torch", 1)
        .begins()
        .plays("activate torch")
        .has("ann valhalla", "torch")
        .has("ann party", "")
        .cites("destroyed", "THO-Q-25");
  }

  @Shows({"THO-Q-29", "THO-Q-25"})
  @Test
  void paysInTheRoleOfItsPlayer() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(BEN, "amulet")
        .begins()
        .plays("pass", "activate amulet")
        .has("ben bane-pool", 1)
        .has("exhaustion of amulet", 1);
  }

  @Shows({"THO-UPKEEP-09", "THO-Q-54"})
  @Test
  void meetsAStateByLooking() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "galathorn", "farmer")
        .begins()
        .plays("check galathorn")
        .notes("upkeep-met", "card", "Galathorn", "Farmer")
        .has("round", 3);
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "galathorn", "veronar")
        .begins()
        .plays("check galathorn")
        .asks(ANN, "upkeep-failed");
  }

  @Shows({"THO-UPKEEP-11", "THO-Q-57"})
  @Test
  void discardsTheWholePool() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "varth")
        .pool(ANN, "bow", "smith")
        .begins()
        .notes("upkeep-met", "card", "Varth")
        .has("ann pool", 0)
        .has("ann deck-cards", "farmer ".repeat(10) + "bow smith");
  }

  @Shows({"THO-UPKEEP-07", "THO-Q-60"})
  @Test
  void discardsANumberOfThePoolInFull() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "elder")
        .pool(ANN, Suit.DESTINY, 3)
        .begins()
        .has("ann pool", 1)
        .has("ann party", "elder");
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "elder")
        .pool(ANN, Suit.DESTINY, 1)
        .begins()
        .asks(ANN, "upkeep-failed")
        .has("ann pool", 1);
  }

  @Shows({"THO-UPKEEP-11", "THO-Q-58"})
  @Test
  void putsTheWholeHandUnderTheDeck() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "aricia")
        .hand(ANN, "bow", "smith")
        .begins()
        .plays("take smith")
        .has("ann hand", "")
        .has("ann deck-cards", "farmer ".repeat(10) + "smith bow");
    Position.at(RoundStep.UPKEEP).party(ANN, "aricia").begins().asks(ANN, "upkeep-failed");
  }

  @Shows({"THO-Q-60", "THO-Q-100"})
  @Test
  void destroysCardsOfTheHand() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "widow")
        .hand(ANN, "bow", "smith")
        .begins()
        .plays("take bow")
        .has("ann valhalla", "bow")
        .has("ann hand", "smith");
    Position.at(RoundStep.UPKEEP).party(ANN, "widow").begins().asks(ANN, "upkeep-failed");
  }

  @Shows({"THO-Q-60", "THO-Q-100"})
  @Test
  void discardsCardsOfTheHand() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "herald")
        .hand(ANN, "bow", "smith")
        .begins()
        .plays("take bow")
        .has("ann discard-cards", "bow")
        .has("ann hand", "smith");
  }

  @Shows("THO-Q-110")
  @Test
  void receivesDamageWithTheLastCardButNotWithout() {
    Position.at(RoundStep.UPKEEP)
        .deck(ANN, Suit.DESTINY)
        .party(ANN, "smith")
        .hand(ANN, "bow")
        .begins()
        .has("ann valhalla", "bow")
        .has("ann party", "smith");
    Position.at(RoundStep.UPKEEP)
        .deck(ANN, Suit.DESTINY)
        .party(ANN, "smith")
        .begins()
        .asks(ANN, "upkeep-failed")
        .plays("destroy")
        .has("ann valhalla", "smith");
  }

  @Shows({"THO-Q-110", "THO-GEN-03"})
  @Test
  void receivesDamageFromThePoolIfATextAllowsIt() {
    Position.at(RoundStep.UPKEEP)
        .deck(ANN, Suit.DESTINY)
        .party(ANN, "smith")
        .inForce(ANN, "pay-from-pool", Span.PHASE)
        .pool(ANN, "bow")
        .begins()
        .has("ann valhalla", "bow")
        .has("ann party", "smith");
  }

  @Shows("THO-Q-54")
  @Test
  void takesAnyAlternativeThatCanBeMet() {
    Position at =
        Position.at(RoundStep.UPKEEP)
            .party(ANN, "herald")
            .hand(ANN, "bow")
            .pool(ANN, Suit.DESTINY, 2)
            .begins()
            .offers("option 1", "option 2");
    at.plays("option 1").has("ann pool", 2).has("ann hand", "");
    at.plays("option 2").has("ann pool", 0).has("ann hand", "bow");
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "herald")
        .pool(ANN, Suit.DESTINY, 2)
        .begins()
        .has("ann pool", 0)
        .has("ann party", "herald");
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "herald")
        .pool(ANN, Suit.DESTINY, 1)
        .begins()
        .asks(ANN, "upkeep-failed");
  }

  @Shows("THO-Q-25")
  @Test
  void paysInTheOrderThatIsPrinted() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "altar")
        .hand(ANN, "bow", "smith")
        .begins()
        .plays("activate altar")
        .asks(ANN, "hand-card")
        .has("exhaustion of altar", 0)
        .plays("take bow")
        .has("exhaustion of altar", 1);
  }
}
