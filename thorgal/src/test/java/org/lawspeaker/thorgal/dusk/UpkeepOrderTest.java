package org.lawspeaker.thorgal.dusk;

import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.CID;

import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.LaidOut;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Span;

/** Upkeep: which companions are checked, by whom, and in which order. */
class UpkeepOrderTest {
  @Shows("THO-UPKEEP-01")
  @Test
  void checksEveryCompanionOfTheDestinyPlayer() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "farmer", "archers", "bow")
        .begins()
        .asks(ANN, "upkeep", "THO-UPKEEP-01")
        .offers("check farmer", "check archers")
        .plays("check archers")
        .notes("upkeep-met", "card", "Archers", "Farmer");
  }

  @Shows("THO-UPKEEP-01")
  @Test
  void checksOneCompanionAfterTheOther() {
    Position.at(RoundStep.UPKEEP)
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
        Position.at(RoundStep.UPKEEP)
            .party(ANN, "farmer", "varth")
            .begins()
            .refuses("ben: check farmer", "THO-UPKEEP-02")
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
  void leavesTheBanePlayersPartyAlone() {
    Position.at(RoundStep.UPKEEP)
        .party(BEN, "varth", "galathorn", "aricia")
        .begins()
        .isSilentOf("upkeep-failed", "upkeep-met")
        .has("ben party", "varth galathorn aricia")
        .has("round", 3);
  }

  @Shows("THO-UPKEEP-02")
  @Test
  void checksNoCompanionOfTheBanePlayers() {
    Position.at(RoundStep.UPKEEP, 3)
        .party(ANN, "farmer")
        .party(CID, "varth")
        .party(BEN, "aricia", "watcher")
        .begins()
        .notes("upkeep-met", "card", "Farmer")
        .isSilentOf("upkeep-failed")
        .has("cid party", "varth")
        .has("ben party", "aricia watcher");
  }

  @Shows("THO-UPKEEP-02")
  @Test
  void checksTheCompanionsOfWhoeverIsTheDestinyPlayer() {
    Position.at(RoundStep.UPKEEP, 3)
        .destiny(CID)
        .party(ANN, "varth")
        .party(CID, "farmer")
        .begins()
        .notes("upkeep-met", "card", "Farmer")
        .isSilentOf("upkeep-failed")
        .has("ann party", "varth");
  }

  @Shows("THO-UPKEEP-03")
  @Test
  void leavesSupportsAlone() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "bow", "horse")
        .begins()
        .isSilentOf("upkeep-met", "upkeep-failed")
        .has("ann party", "bow horse");
  }

  @Shows("THO-UPKEEP-03")
  @Test
  void offersNoSupportForACheck() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "farmer", "bow", "archers")
        .begins()
        .offers("check farmer", "check archers")
        .refuses("check bow", "THO-UPKEEP-03")
        .refusesBecause("check bow", "not-to-be-checked");
  }

  @Shows({"THO-UPKEEP-04", "THO-Q-56"})
  @Test
  void letsTheDestinyPlayerChooseTheNextEachTime() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "galathorn", "veronar", "farmer")
        .begins()
        .asks(ANN, "upkeep", "THO-UPKEEP-04")
        .offers("check galathorn", "check veronar", "check farmer")
        .plays("check veronar", "destroy")
        .asks(ANN, "upkeep")
        .offers("check galathorn", "check farmer");
  }

  @Shows("THO-UPKEEP-04")
  @Test
  void letsTheOrderDecideWhatCanBeMet() {
    LaidOut laid =
        Position.at(RoundStep.UPKEEP).party(ANN, "varth", "herald").pool(ANN, Suit.DESTINY, 3);
    laid.begins().plays("check varth").asks(ANN, "upkeep-failed").has("ann pool", 0);
    laid.begins()
        .plays("check herald")
        .notes("upkeep-met", "card", "Herald", "Varth")
        .has("ann party", "varth herald");
  }

  @Shows("THO-UPKEEP-08")
  @Test
  void judgesOnTheStateOfTheMoment() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "galathorn", "veronar")
        .begins()
        .plays("check veronar", "destroy")
        .notes("upkeep-met", "card", "Galathorn")
        .has("ann party", "galathorn")
        .has("ann valhalla", "veronar")
        .isSilentOf("damage");
  }

  @Shows("THO-UPKEEP-08")
  @Test
  void countsWhatEarlierChecksLeft() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "aricia", "guest")
        .hand(ANN, "bow", "smith")
        .begins()
        .plays("check guest", "take bow")
        .asks(ANN, "upkeep-failed")
        .notes("upkeep-failed", "card", "Aricia")
        .has("ann valhalla", "smith bow");
  }

  @Shows("THO-UPKEEP-13")
  @Test
  void checksEachCompanionOnce() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "galathorn", "veronar", "farmer")
        .begins()
        .plays("check galathorn", "suffer")
        .refuses("check galathorn", "THO-UPKEEP-13")
        .offers("check veronar", "check farmer");
  }

  @Shows("THO-UPKEEP-13")
  @Test
  void checksACompanionOnceEvenIfItIsKept() {
    Position.at(RoundStep.UPKEEP)
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

  @Shows("THO-Q-56")
  @Test
  void checksCompanionsThatArriveDuringTheStep() {
    Position.at(RoundStep.UPKEEP)
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
  void checksACompanionPutIntoPlayInDusk() {
    Position.at(RoundStep.DUSK_ACTIONS)
        .hand(ANN, "summons", "varth")
        .begins()
        .plays("play summons", "take varth", "pass", "pass")
        .asks(ANN, "upkeep-failed")
        .notes("upkeep-failed", "card", "Varth");
  }

  @Shows("THO-Q-56")
  @Test
  void skipsACompanionThatLeft() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "veronar", "farmer", "galathorn")
        .begins()
        .plays("check veronar")
        .does(BEN, "{destroy-cards: {in: other-parties, where: [{named: Galathorn}]}}")
        .plays("ann: suffer")
        .notes("upkeep-met", "card", "Farmer");
  }

  @Shows({"THO-Q-56", "THO-Q-106"})
  @Test
  void asksNothingForACompanionThatHasLeftThePartyMeanwhile() {
    Position at =
        Position.at(RoundStep.UPKEEP).party(ANN, "varth").begins().asks(ANN, "upkeep-failed");
    at.does(BEN, "{take-over: {in: other-parties}}")
        .has("ben party", "varth")
        .has("ann valhalla", "")
        .asks(BEN, "gods-fate");
    at.does(BEN, "{return-cards: {target: {in: other-parties}, to: hand}}")
        .has("ann hand", "varth")
        .asks(ANN, "clean-up");
  }

  @Shows({"THO-UPKEEP-01", "THO-UPKEEP-13"})
  @Test
  void checksEveryCopyOfACompanion() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "smith", "smith", "varth")
        .begins()
        .plays("check varth", "destroy")
        .plays("check smith@1#1")
        .notes("upkeep-met", "card", "Smith", "Smith")
        .has("ann valhalla", "farmer farmer varth");
  }

  @Shows({"THO-UPKEEP-01", "THO-GEN-03"})
  @Test
  void checksTooWhomATextSparesUpkeep() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "steward")
        .inForce(ANN, "waive-upkeep", Span.ROUND)
        .begins()
        .tells("upkeep-waived", "set-off", "damage")
        .has("ann valhalla", "farmer")
        .has("ann pool", 0);
  }
}
