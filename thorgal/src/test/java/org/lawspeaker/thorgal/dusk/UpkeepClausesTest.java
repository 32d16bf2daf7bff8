package org.lawspeaker.thorgal.dusk;

import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.CID;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.rulebook.Shows;
import org.lawspeaker.thorgal.Layout;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.lasting.Span;
import org.lawspeaker.thorgal.state.Step;
import org.lawspeaker.thorgal.state.Suit;

/** Dusk step 2. */
class UpkeepClausesTest {
  @Shows("THO-UPKEEP-01")
  @Test
  void checksOneCompanionAfterTheOther() {
    Position.at(Step.UPKEEP)
        .party(ANN, "farmer", "archers", "scout")
        .begins()
        .plays("check scout")
        .notes("upkeep-met", "card", "Scout")
        .asks(ANN, "upkeep", "THO-UPKEEP-01", "THO-UPKEEP-04")
        .offers("check farmer", "check archers")
        .plays("check farmer")
        .notes("upkeep-met", "card", "Farmer", "Archers");
  }

  @Shows("THO-UPKEEP-01")
  @Test
  void isTheDestinyPlayersAlone() {
    Position at =
        Position.at(Step.UPKEEP)
            .party(ANN, "farmer", "varth")
            .begins()
            .refuses("ben: check farmer", "THO-UPKEEP-01")
            .refuses("destroy", "THO-UPKEEP-06")
            .refuses("suffer", "THO-UPKEEP-06")
            .plays("check varth");
    at.refuses("ben: destroy", "THO-UPKEEP-06")
        .refuses("ben: suffer", "THO-UPKEEP-06")
        .refuses("check farmer", "THO-UPKEEP-01")
        .refusesBecause("ben: suffer", "not-now");
  }

  @Shows("THO-UPKEEP-02")
  @Test
  void checksNoCompanionOfTheBanePlayers() {
    Position.at(Step.UPKEEP, 3)
        .party(ANN, "farmer")
        .party(BEN, "varth")
        .party(CID, "aricia", "watcher")
        .begins()
        .notes("upkeep-met", "card", "Farmer")
        .isSilentOf("upkeep-failed")
        .has("ben party", "varth")
        .has("cid party", "aricia watcher");
  }

  @Shows("THO-UPKEEP-03")
  @Test
  void offersNoSupportForACheck() {
    Position.at(Step.UPKEEP)
        .party(ANN, "farmer", "bow", "archers")
        .begins()
        .offers("check farmer", "check archers")
        .refuses("check bow", "THO-UPKEEP-13")
        .refusesBecause("check bow", "not-to-be-checked");
  }

  @Shows("THO-UPKEEP-04")
  @Test
  void letsTheOrderDecideWhatCanBeMet() {
    Layout laid = Position.at(Step.UPKEEP).party(ANN, "varth", "herald").pool(ANN, Suit.DESTINY, 3);
    laid.begins().plays("check varth").asks(ANN, "upkeep-failed").has("ann pool", 0);
    laid.begins()
        .plays("check herald")
        .notes("upkeep-met", "card", "Herald", "Varth")
        .has("ann party", "varth herald");
  }

  @Shows("THO-UPKEEP-05")
  @Test
  void asksNothingIfTheConditionCanBeMet() {
    Position.at(Step.UPKEEP)
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
    Position.at(Step.UPKEEP)
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

  @Shows("THO-UPKEEP-06")
  @Test
  void tellsWhyItAsks() {
    Position at =
        Position.at(Step.UPKEEP)
            .party(ANN, "varth")
            .begins()
            .cites("upkeep-failed", "THO-UPKEEP-06")
            .notes("upkeep-failed", "card", "Varth")
            .asks(ANN, "upkeep-failed", "THO-UPKEEP-06", "THO-DMG-08");
    at.plays("destroy").cites("destroyed", "THO-UPKEEP-06").isSilentOf("damage");
    at.plays("suffer").notes("damage", "amount", 2).notes("kept", "card", "Varth");
  }

  @Shows("THO-UPKEEP-06")
  @Test
  void destroysACompanionToItsOwner() {
    Position.at(Step.UPKEEP)
        .party(ANN, BEN, "varth")
        .begins()
        .plays("destroy")
        .has("ben valhalla", "varth")
        .has("ann valhalla", "");
  }

  @Shows("THO-UPKEEP-06")
  @Test
  void keepsForAnotherPriceByATextAlone() {
    Layout laid = Position.at(Step.UPKEEP).party(ANN, "varth");
    laid.inForce(BEN, "{upkeep-price: 1}", Span.ROUND)
        .begins()
        .plays("suffer")
        .notes("damage", "amount", 3)
        .has("ann valhalla", "farmer farmer farmer");
    laid.inForce(ANN, "{upkeep-price: -2}", Span.ROUND)
        .begins()
        .plays("suffer")
        .isSilentOf("damage")
        .has("ann party", "varth");
  }

  @Shows("THO-UPKEEP-06")
  @Test
  void leavesNothingToChooseIfTheCompanionHasGone() {
    Position.at(Step.UPKEEP)
        .party(ANN, "varth")
        .begins()
        .asks(ANN, "upkeep-failed")
        .does(BEN, "{return-cards: {target: {in: other-parties}, to: hand}}")
        .has("ann hand", "varth")
        .has("ann valhalla", "")
        .asks(ANN, "clean-up");
  }

  @Shows("THO-UPKEEP-07")
  @Test
  void paysNoPartOfACondition() {
    Position.at(Step.UPKEEP)
        .party(ANN, "guest")
        .hand(ANN, "bow")
        .begins()
        .plays("suffer", "pay top", "pay top")
        .has("ann hand", "bow");
  }

  @Shows("THO-UPKEEP-08")
  @Test
  void countsWhatEarlierChecksLeft() {
    Position.at(Step.UPKEEP)
        .party(ANN, "aricia", "guest")
        .hand(ANN, "bow", "smith")
        .begins()
        .plays("check guest", "take bow")
        .asks(ANN, "upkeep-failed")
        .notes("upkeep-failed", "card", "Aricia")
        .has("ann valhalla", "smith bow");
  }

  @Shows("THO-UPKEEP-09")
  @Test
  void forbidsAndDemandsSubtypes() {
    Position.at(Step.UPKEEP)
        .party(ANN, "galathorn", "scout")
        .begins()
        .plays("check galathorn")
        .notes("upkeep-met", "card", "Galathorn", "Scout");
    Position.at(Step.UPKEEP)
        .party(ANN, "veronar", "scout")
        .begins()
        .plays("check veronar")
        .notes("upkeep-met", "card", "Veronar", "Scout");
  }

  @Shows("THO-UPKEEP-10")
  @Test
  void reallyCarriesTheActionOut() {
    Position.at(Step.UPKEEP)
        .party(ANN, "varth")
        .pool(ANN, "bow", "smith", "raven")
        .begins()
        .has("ann pool", 0)
        .has("ann party", "varth")
        .notes("discard-under-deck", "cards", 3);
  }

  @Shows("THO-UPKEEP-11")
  @Test
  void movesEveryCardOfTheZone() {
    Position.at(Step.UPKEEP)
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
  void allowsTheCompanionItselfTheForbiddenSubtype() {
    Position.at(Step.UPKEEP)
        .party(ANN, "galathorn")
        .party(BEN, "veronar")
        .begins()
        .notes("upkeep-met", "card", "Galathorn");
  }

  @Shows("THO-UPKEEP-13")
  @Test
  void checksACompanionOnceEvenIfItIsKept() {
    Position.at(Step.UPKEEP)
        .party(ANN, "varth", "aricia")
        .begins()
        .plays("check varth", "suffer")
        .notes("upkeep-failed", "card", "Varth", "Aricia")
        .asks(ANN, "upkeep-failed")
        .plays("suffer")
        .has("round", 3)
        .has("ann party", "varth aricia")
        .isSilentOf("upkeep-met");
  }

  @Shows("THO-UPKEEP-14")
  @Test
  void countsTheKeptCompanionAgainstOthers() {
    Position.at(Step.UPKEEP)
        .party(ANN, "veronar", "galathorn", "farmer")
        .begins()
        .plays("check veronar", "suffer")
        .plays("check galathorn")
        .asks(ANN, "upkeep-failed")
        .notes("upkeep-failed", "card", "Galathorn");
  }
}
