package org.lawspeaker.thorgal.dusk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.rulebook.Shows;
import org.lawspeaker.thorgal.Layout;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.Step;
import org.lawspeaker.thorgal.state.Suit;

class UpkeepTest {
  @Shows("THO-UPKEEP-01")
  @Test
  void checksEveryCompanionOfTheDestinyPlayer() {
    Position.at(Step.UPKEEP)
        .party(ANN, "farmer", "archers", "bow")
        .begins()
        .asks(ANN, "upkeep", "THO-UPKEEP-01")
        .offers("check farmer", "check archers")
        .plays("check archers")
        .notes("upkeep-met", "card", "Archers", "Farmer");
  }

  @Shows("THO-UPKEEP-02")
  @Test
  void leavesTheBanePlayersPartyAlone() {
    Position.at(Step.UPKEEP)
        .party(BEN, "varth", "galathorn", "aricia")
        .begins()
        .isSilentOf("upkeep-failed", "upkeep-met")
        .has("ben party", "varth galathorn aricia")
        .has("round", 3);
  }

  @Shows("THO-UPKEEP-03")
  @Test
  void leavesSupportsAlone() {
    Position.at(Step.UPKEEP)
        .party(ANN, "bow", "horse")
        .begins()
        .isSilentOf("upkeep-met", "upkeep-failed")
        .has("ann party", "bow horse");
  }

  @Shows({"THO-UPKEEP-04", "THO-Q-56"})
  @Test
  void letsTheDestinyPlayerChooseTheNextEachTime() {
    Position.at(Step.UPKEEP)
        .party(ANN, "galathorn", "veronar", "farmer")
        .begins()
        .asks(ANN, "upkeep", "THO-UPKEEP-04")
        .offers("check galathorn", "check veronar", "check farmer")
        .plays("check veronar", "destroy")
        .asks(ANN, "upkeep")
        .offers("check galathorn", "check farmer");
  }

  @Shows("THO-UPKEEP-05")
  @Test
  void mustMeetAConditionThatCanBeMet() {
    Position.at(Step.UPKEEP)
        .party(ANN, "varth")
        .pool(ANN, "bow", "smith")
        .begins()
        .cites("upkeep-met", "THO-UPKEEP-05")
        .has("ann party", "varth")
        .has("ann pool", 0)
        .has("round", 3);
  }

  @Shows("THO-UPKEEP-06")
  @Test
  void destroysOrKeepsForDamage() {
    Position at =
        Position.at(Step.UPKEEP)
            .party(ANN, "varth")
            .begins()
            .asks(ANN, "upkeep-failed", "THO-UPKEEP-06")
            .offers("destroy", "suffer");
    at.plays("destroy").has("ann valhalla", "varth").has("ann party", "");
    at.plays("suffer").has("ann valhalla", "farmer farmer").has("ann party", "varth");
  }

  @Shows({"THO-UPKEEP-07", "THO-Q-60"})
  @Test
  void asksForTheFullNumber() {
    Layout laid = Position.at(Step.UPKEEP).party(ANN, "guest");
    laid.hand(ANN, "bow").begins().asks(ANN, "upkeep-failed").has("ann hand", "bow");
    laid.hand(ANN, "bow", "smith")
        .begins()
        .plays("take bow")
        .has("ann valhalla", "smith bow")
        .has("ann party", "guest");
  }

  @Shows("THO-UPKEEP-08")
  @Test
  void judgesOnTheStateOfTheMoment() {
    Position.at(Step.UPKEEP)
        .party(ANN, "galathorn", "veronar")
        .begins()
        .plays("check veronar", "destroy")
        .notes("upkeep-met", "card", "Galathorn")
        .has("ann party", "galathorn")
        .has("ann valhalla", "veronar")
        .isSilentOf("damage");
  }

  @Shows("THO-UPKEEP-09")
  @Test
  void looksAtSubtypesInTheParty() {
    Position.at(Step.UPKEEP)
        .party(ANN, "veronar", "banner")
        .begins()
        .notes("upkeep-met", "card", "Veronar");
    Position.at(Step.UPKEEP).party(ANN, "veronar").begins().asks(ANN, "upkeep-failed");
  }

  @Shows("THO-UPKEEP-10")
  @Test
  void asksForARealAction() {
    Position.at(Step.UPKEEP).party(ANN, "varth").begins().asks(ANN, "upkeep-failed");
    Position.at(Step.UPKEEP).party(ANN, "aricia").begins().asks(ANN, "upkeep-failed");
  }

  @Shows("THO-UPKEEP-11")
  @Test
  void isNotMetByAnEmptyZone() {
    Position.at(Step.UPKEEP)
        .party(ANN, "aricia")
        .begins()
        .asks(ANN, "upkeep-failed")
        .offers("destroy", "suffer");
    Position.at(Step.UPKEEP)
        .party(ANN, "aricia")
        .hand(ANN, "bow")
        .begins()
        .has("ann hand", "")
        .has("ann party", "aricia")
        .notes("upkeep-met", "card", "Aricia");
  }

  @Shows("THO-UPKEEP-12")
  @Test
  void looksAtOtherCardsOnly() {
    Position.at(Step.UPKEEP)
        .party(ANN, "galathorn")
        .begins()
        .notes("upkeep-met", "card", "Galathorn");
    Position.at(Step.UPKEEP)
        .party(ANN, "galathorn", "visitors-thorgal-aegirsson")
        .begins()
        .plays("check galathorn")
        .asks(ANN, "upkeep-failed");
  }

  @Shows("THO-UPKEEP-13")
  @Test
  void checksEachCompanionOnce() {
    Position.at(Step.UPKEEP)
        .party(ANN, "galathorn", "veronar", "farmer")
        .begins()
        .plays("check galathorn", "suffer")
        .refuses("check galathorn", "THO-UPKEEP-13")
        .offers("check veronar", "check farmer");
  }

  @Shows("THO-UPKEEP-14")
  @Test
  void countsAKeptCompanionForTheOthers() {
    Position.at(Step.UPKEEP)
        .party(ANN, "galathorn", "veronar")
        .begins()
        .plays("check veronar", "suffer")
        .cites("kept", "THO-UPKEEP-14")
        .asks(ANN, "upkeep-failed")
        .plays("suffer")
        .has("ann party", "galathorn veronar")
        .has("ann valhalla", "farmer farmer farmer farmer");
  }

  @Shows("THO-Q-54")
  @Test
  void takesAnyOfTheConditionsThatCanBeMet() {
    Layout laid = Position.at(Step.UPKEEP).party(ANN, "herald");
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

  @Shows("THO-Q-55")
  @Test
  void mayChooseDamageThatLoses() {
    Position.at(Step.UPKEEP)
        .party(ANN, "varth")
        .deck(ANN, Suit.DESTINY, "farmer")
        .begins()
        .allows("suffer", "THO-Q-55")
        .plays("suffer")
        .isWonBy(BEN, "THO-WIN-05");
  }

  @Shows("THO-Q-56")
  @Test
  void checksCompanionsThatArriveDuringTheStep() {
    Position.at(Step.UPKEEP)
        .party(ANN, "galathorn", "veronar")
        .hand(ANN, "farmer")
        .begins()
        .plays("check veronar")
        .does(ANN, "put-into-play")
        .plays("take farmer", "destroy")
        .asks(ANN, "upkeep")
        .offers("check galathorn", "check farmer");
  }

  @Shows("THO-Q-56")
  @Test
  void skipsACompanionThatLeft() {
    Position.at(Step.UPKEEP)
        .party(ANN, "veronar", "farmer", "galathorn")
        .begins()
        .plays("check veronar")
        .does(BEN, "{destroy-cards: {in: other-parties, where: [{named: Galathorn}]}}")
        .plays("ann: suffer")
        .notes("upkeep-met", "card", "Farmer");
  }

  @Shows("THO-Q-57")
  @Test
  void discardsThePoolFromTheTop() {
    Position at =
        Position.at(Step.UPKEEP)
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
  void failsIfThePoolWasEmptiedBefore() {
    Position.at(Step.UPKEEP)
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
        Position.at(Step.UPKEEP)
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
    assertThat(at.seenBy(BEN).sides().get(0).destiny().faceDown().slots())
        .allSatisfy(slot -> assertThat(slot.card()).isEmpty());
    assertThat(at.seenBy(ANN).sides().get(0).destiny().faceDown().slots())
        .allSatisfy(slot -> assertThat(slot.card()).isPresent());
  }

  @Shows("THO-Q-59")
  @Test
  void countsSupportsAndTheCompanionItself() {
    Position.at(Step.UPKEEP).party(ANN, "veronar", "banner").begins().tells("upkeep-met");
    Position.at(Step.UPKEEP)
        .party(ANN, "galathorn", "veronar")
        .begins()
        .plays("check galathorn")
        .asks(ANN, "upkeep-failed")
        .plays("destroy")
        .asks(ANN, "upkeep-failed");
  }

  @Shows("THO-Q-60")
  @Test
  void asksForEveryNumberInFull() {
    Layout laid = Position.at(Step.UPKEEP).party(ANN, "herald");
    laid.pool(ANN, Suit.DESTINY, 1).begins().asks(ANN, "upkeep-failed").has("ann pool", 1);
  }

  @Shows("THO-Q-110")
  @Test
  void mustTakeDamageThatCanBePaid() {
    Layout laid = Position.at(Step.UPKEEP).party(ANN, "smith");
    laid.deck(ANN, Suit.DESTINY, "farmer")
        .begins()
        .has("ann valhalla", "farmer")
        .has("ann party", "smith");
    laid.deck(ANN, Suit.DESTINY).begins().asks(ANN, "upkeep-failed");
  }
}
