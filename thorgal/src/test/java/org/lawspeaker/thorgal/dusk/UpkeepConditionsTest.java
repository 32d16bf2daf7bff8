package org.lawspeaker.thorgal.dusk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;

import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.LaidOut;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Span;

/** Upkeep: what a condition asks for, when it can be met, and what meeting it does. */
class UpkeepConditionsTest {
  @Shows({"THO-UPKEEP-05", "THO-Q-57"})
  @Test
  void mustMeetAConditionThatCanBeMet() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "varth")
        .pool(ANN, "bow", "smith")
        .begins()
        .cites("upkeep-met", "THO-UPKEEP-05")
        .cites("pool-spent", "THO-Q-57")
        .notes("pool-spent", "cards", 2)
        .has("ann party", "varth")
        .has("ann pool", 0)
        .has("round", 3);
  }

  @Shows("THO-UPKEEP-05")
  @Test
  void asksNothingIfTheConditionCanBeMet() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "aricia")
        .hand(ANN, "bow")
        .begins()
        .isSilentOf("upkeep-failed", "destroyed", "damage")
        .has("ann hand", "")
        .has("ann deck", 11)
        .has("round", 3);
  }

  @Shows("THO-UPKEEP-05")
  @Test
  void needsNoUpkeepIfATextWaivesIt() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "varth", "aricia")
        .pool(ANN, "bow")
        .inForce(ANN, "{waive-upkeep: [{named: Varth}]}", Span.ROUND)
        .begins()
        .plays("check varth")
        .notes("upkeep-waived", "card", "Varth")
        .cites("upkeep-waived", "THO-GEN-03")
        .has("ann pool", 1)
        .asks(ANN, "upkeep-failed");
  }

  @Shows({"THO-UPKEEP-07", "THO-Q-60"})
  @Test
  void asksForTheFullNumber() {
    LaidOut laid = Position.at(RoundStep.UPKEEP).party(ANN, "guest");
    laid.hand(ANN, "bow").begins().asks(ANN, "upkeep-failed").has("ann hand", "bow");
    laid.hand(ANN, "bow", "smith")
        .begins()
        .plays("take bow")
        .has("ann valhalla", "smith bow")
        .has("ann party", "guest");
  }

  @Shows("THO-UPKEEP-07")
  @Test
  void paysNoPartOfACondition() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "guest")
        .hand(ANN, "bow")
        .begins()
        .plays("suffer", "pay top", "pay top")
        .has("ann hand", "bow");
  }

  @Shows("THO-UPKEEP-09")
  @Test
  void looksAtSubtypesInTheParty() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "veronar", "banner")
        .begins()
        .notes("upkeep-met", "card", "Veronar");
    Position.at(RoundStep.UPKEEP).party(ANN, "veronar").begins().asks(ANN, "upkeep-failed");
  }

  @Shows("THO-UPKEEP-09")
  @Test
  void forbidsAndDemandsSubtypes() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "galathorn", "scout")
        .begins()
        .plays("check galathorn")
        .notes("upkeep-met", "card", "Galathorn", "Scout");
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "veronar", "scout")
        .begins()
        .plays("check veronar")
        .notes("upkeep-met", "card", "Veronar", "Scout");
  }

  @Shows("THO-UPKEEP-10")
  @Test
  void asksForARealAction() {
    Position.at(RoundStep.UPKEEP).party(ANN, "varth").begins().asks(ANN, "upkeep-failed");
    Position.at(RoundStep.UPKEEP).party(ANN, "aricia").begins().asks(ANN, "upkeep-failed");
  }

  @Shows("THO-UPKEEP-10")
  @Test
  void reallyCarriesTheActionOut() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "varth")
        .pool(ANN, "bow", "smith", "raven")
        .begins()
        .has("ann pool", 0)
        .has("ann party", "varth")
        .notes("discard-under-deck", "cards", 3);
  }

  @Shows("THO-UPKEEP-11")
  @Test
  void isNotMetByAnEmptyZone() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "aricia")
        .begins()
        .asks(ANN, "upkeep-failed")
        .offers("destroy", "suffer");
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "aricia")
        .hand(ANN, "bow")
        .begins()
        .has("ann hand", "")
        .has("ann party", "aricia")
        .notes("upkeep-met", "card", "Aricia");
  }

  @Shows("THO-UPKEEP-11")
  @Test
  void movesEveryCardOfTheZone() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "aricia")
        .deck(ANN, Suit.DESTINY, "raven")
        .hand(ANN, "bow", "smith", "banner")
        .begins()
        .plays("take banner", "take bow")
        .has("ann hand", "")
        .has("ann deck-cards", "raven banner bow smith");
  }

  @Shows("THO-UPKEEP-12")
  @Test
  void looksAtOtherCardsOnly() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "galathorn")
        .begins()
        .notes("upkeep-met", "card", "Galathorn");
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "galathorn", "visitors-thorgal-aegirsson")
        .begins()
        .plays("check galathorn")
        .asks(ANN, "upkeep-failed");
  }

  @Shows("THO-UPKEEP-12")
  @Test
  void allowsTheCompanionItselfTheForbiddenSubtype() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "galathorn")
        .party(BEN, "veronar")
        .begins()
        .notes("upkeep-met", "card", "Galathorn");
  }

  @Shows("THO-Q-54")
  @Test
  void takesAnyOfTheConditionsThatCanBeMet() {
    LaidOut laid = Position.at(RoundStep.UPKEEP).party(ANN, "herald");
    laid.begins().asks(ANN, "upkeep-failed");
    laid.pool(ANN, Suit.DESTINY, 2).begins().has("ann party", "herald").has("ann pool", 0);
    laid.hand(ANN, "bow")
        .pool(ANN, Suit.DESTINY, 2)
        .begins()
        .asks(ANN, "upkeep-option", "THO-Q-54")
        .offers("option 1", "option 2")
        .plays("option 2")
        .has("ann hand", "bow");
  }

  @Shows({"THO-Q-54", "THO-UPKEEP-04"})
  @Test
  void leavesOrderAndAlternativesToTheDestinyPlayer() {
    Position.at(RoundStep.UPKEEP, 3)
        .party(BEN, "farmer", "pilgrim")
        .party(ANN, "hermit", "herald")
        .hand(ANN, "bow")
        .pool(ANN, Suit.DESTINY, 3)
        .begins()
        .asks(ANN, "upkeep", "THO-UPKEEP-04")
        .offers("check hermit", "check herald")
        .plays("check hermit")
        .asks(ANN, "upkeep-option", "THO-Q-54");
  }

  @Shows("THO-Q-54")
  @Test
  void offersOfTheAlternativesThoseThatCanBeMet() {
    Position at =
        Position.at(RoundStep.UPKEEP)
            .party(ANN, "hermit")
            .pool(ANN, Suit.DESTINY, 3)
            .begins()
            .asks(ANN, "upkeep-option", "THO-Q-54")
            .offers("option 2", "option 3")
            .refuses("option 1", "THO-Q-54")
            .refuses("option 4", "THO-Q-54")
            .refuses("ben: option 2", "THO-Q-54");
    at.plays("option 2")
        .has("ann pool", 1)
        .has("ann valhalla", "")
        .has("ann party", "hermit")
        .has("round", 3);
    at.plays("option 3").has("ann pool", 3).has("ann valhalla", "farmer farmer").has("round", 3);
  }

  @Shows("THO-Q-54")
  @Test
  void takesTheOnlyAlternativeThatCanBeMet() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "hermit")
        .pool(ANN, Suit.DESTINY, 1)
        .begins()
        .has("ann valhalla", "farmer farmer")
        .has("ann pool", 1)
        .has("round", 3);
  }

  @Shows("THO-Q-57")
  @Test
  void discardsThePoolFromTheTop() {
    Position at =
        Position.at(RoundStep.UPKEEP)
            .party(ANN, "varth", "farmer")
            .pool(ANN, "bow", "smith")
            .begins()
            .plays("check varth");
    at.has("ann valhalla", "").has("ann deck", 12);
    at.has(
        "ann deck-cards",
        "farmer farmer farmer farmer farmer farmer farmer farmer farmer farmer bow smith");
  }

  @Shows("THO-Q-57")
  @Test
  void putsThePoolOnTheDiscardPileOneByOne() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "varth", "galathorn", "veronar")
        .pool(ANN, "bow", "smith", "raven")
        .discard(ANN, "horse")
        .begins()
        .plays("check varth")
        .has("ann discard-cards", "bow smith raven horse")
        .has("ann pool", 0);
  }

  @Shows("THO-Q-57")
  @Test
  void failsIfThePoolWasEmptiedBefore() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "varth", "herald")
        .pool(ANN, Suit.DESTINY, 2)
        .begins()
        .plays("check herald")
        .asks(ANN, "upkeep-failed");
  }

  @Shows("THO-Q-58")
  @Test
  void choosesTheOrderUnderTheDeckInSecret() {
    Position at =
        Position.at(RoundStep.UPKEEP)
            .party(ANN, "aricia")
            .deck(ANN, Suit.DESTINY, "raven")
            .hand(ANN, "bow", "smith")
            .hand(ANN, "curse")
            .begins()
            .asks(ANN, "hand-card");
    at.offers("take bow", "take smith");
    at =
        at.plays("take smith")
            .has("ann deck-cards", "raven smith bow")
            .has("ann bane-hand", "curse");
    assertThat(at.seenBy(BEN).sides().get(ANN.index()).destiny().faceDown().slots())
        .allSatisfy(slot -> assertThat(slot.card()).isEmpty());
    assertThat(at.seenBy(ANN).sides().get(ANN.index()).destiny().faceDown().slots())
        .allSatisfy(slot -> assertThat(slot.card()).isPresent());
  }

  @Shows("THO-Q-58")
  @Test
  void movesDestinyCardsOnly() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "aricia")
        .hand(ANN, "curse")
        .begins()
        .asks(ANN, "upkeep-failed")
        .has("ann bane-hand", "curse");
  }

  @Shows("THO-Q-59")
  @Test
  void countsSupportsAndTheCompanionItself() {
    Position.at(RoundStep.UPKEEP).party(ANN, "veronar", "banner").begins().tells("upkeep-met");
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "galathorn", "veronar")
        .begins()
        .plays("check galathorn")
        .asks(ANN, "upkeep-failed")
        .plays("destroy")
        .asks(ANN, "upkeep-failed");
  }

  @Shows("THO-Q-59")
  @Test
  void countsCompanionsAndSupportsWithASubtype() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "veronar", "farmer")
        .begins()
        .plays("check veronar")
        .asks(ANN, "upkeep-failed");
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "veronar", "farmer", "banner")
        .begins()
        .plays("check veronar")
        .notes("upkeep-met", "card", "Veronar", "Farmer");
  }

  @Shows("THO-Q-60")
  @Test
  void asksForEveryNumberInFull() {
    LaidOut laid = Position.at(RoundStep.UPKEEP).party(ANN, "herald");
    laid.pool(ANN, Suit.DESTINY, 1).begins().asks(ANN, "upkeep-failed").has("ann pool", 1);
  }

  @Shows("THO-Q-60")
  @Test
  void destroysTheNumberAskedForAndNoMore() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "guest")
        .hand(ANN, "bow", "smith", "raven")
        .begins()
        .plays("take bow", "take raven")
        .has("ann hand", "smith")
        .has("ann valhalla", "raven bow")
        .asks(ANN, "clean-up");
  }
}
