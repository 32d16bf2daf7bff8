package org.lawspeaker.thorgal.action;

import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.CID;

import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Altered;
import org.lawspeaker.thorgal.LaidOut;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;

/** Effects of cards in play. */
class ActivatingTest {
  @Shows({"THO-EFFECT-01", "THO-Q-29"})
  @Test
  void activatesCardsOfTheDestinyPlayersPartyAlone() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "raven")
        .party(BEN, "idol")
        .begins()
        .refuses("activate idol", "THO-EFFECT-01")
        .plays("pass")
        .refuses("activate idol", "THO-Q-29")
        .refuses("activate raven", "THO-EFFECT-01");
  }

  @Shows({"THO-EFFECT-02", "THO-EFFECT-05"})
  @Test
  void activatesOnlyWhatHasAnActivatedEffect() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "banner", "horse")
        .begins()
        .refuses("activate banner", "THO-EFFECT-05")
        .allows("activate horse")
        .offers("activate horse", "pass");
  }

  @Shows("THO-EFFECT-03")
  @Test
  void keepsAPermanentEffectWithoutAnyAction() {
    LaidOut laid = Position.at(RoundStep.JOURNEY_ACTIONS).journeyTo("cliffs");
    laid.begins().has("strength", "0/0/0");
    laid.party(ANN, "banner").begins().has("strength", "1/0/0");
    laid.party(BEN, "banner").begins().has("strength", "0/0/0");
  }

  @Shows("THO-EFFECT-04")
  @Test
  void keepsAPermanentEffectToThePhaseItShows() {
    LaidOut laid = Position.at(RoundStep.JOURNEY_ACTIONS).journeyTo("cliffs").party(ANN, "lantern");
    laid.begins().has("strength", "0/1/0");
    Position.at(RoundStep.DAWN_ACTIONS).party(ANN, "lantern").begins().has("strength", "0/0/0");
  }

  @Shows("THO-EFFECT-05")
  @Test
  void worksOnlyWhenActivated() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "improvised-weapon")
        .begins()
        .has("shown by improvised-weapon", "0/0/0")
        .plays("activate improvised-weapon")
        .has("shown by improvised-weapon", "1/2/0");
  }

  @Shows({"THO-EFFECT-06", "THO-Q-21"})
  @Test
  void activatesInThePhaseTheCardShows() {
    Position.at(RoundStep.DUSK_ACTIONS)
        .party(ANN, "horse", "raven")
        .begins()
        .refuses("activate horse", "THO-EFFECT-06")
        .allows("activate raven");
  }

  @Shows({"THO-EFFECT-07", "THO-MARK-01"})
  @Test
  void exhaustsTheCardBeforeTheEffectWorks() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "horse")
        .begins()
        .allows("activate horse", "THO-EFFECT-07")
        .plays("activate horse")
        .has("exhaustion of horse", 1)
        .has("ann hand", "farmer")
        .cites("exhausted", "THO-EFFECT-07");
  }

  @Shows({"THO-EFFECT-08", "THO-Q-74"})
  @Test
  void lastsToTheEndOfThePhase() {
    Position at =
        Position.at(RoundStep.JOURNEY_ACTIONS)
            .journeyTo("cliffs")
            .party(ANN, "longship")
            .pool(ANN, Suit.DESTINY, 2)
            .begins()
            .plays("activate longship")
            .cites("in-force", "THO-EFFECT-08")
            .has("strength", "0/0/2");
    at.plays("pass", "pass").has("phase", "Dusk").has("strength", "0/0/0");
  }

  @Shows("THO-Q-27")
  @Test
  void lastsAsLongAsItsTextSays() {
    String text = "{pool: 2}], effects: [{last: {gives: {add-strength: {power: 2}}}}]";
    Position at =
        Position.at(RoundStep.DAWN_ACTIONS)
            .party(ANN, "longship")
            .pool(ANN, Suit.DESTINY, 2)
            .begins();
    Altered.with(text, text.replace("}}}}", "}}, span: journey}}"))
        .plays(at, "activate longship")
        .cites("in-force", "THO-Q-27");
  }

  @Shows({"THO-EFFECT-08", "THO-Q-74"})
  @Test
  void lastsThroughTheWholeJourney() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("beacon")
        .party(ANN, "longship")
        .pool(ANN, Suit.DESTINY, 2)
        .begins()
        .plays("activate longship", "pass", "pass")
        .tells("journey-succeeds");
  }

  @Shows("THO-EFFECT-09")
  @Test
  void refusesAnExhaustedCard() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "horse")
        .exhausted("horse", 2)
        .begins()
        .refuses("activate horse", "THO-EFFECT-09")
        .does(ANN, "{ready-cards: {target: {in: your-party}}}")
        .refuses("activate horse", "THO-EFFECT-09")
        .does(ANN, "{ready-cards: {target: {in: your-party}}}")
        .allows("activate horse", "THO-EFFECT-09");
  }

  @Shows("THO-EFFECT-10")
  @Test
  void takesMarkersOffOneByOne() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "horse")
        .exhausted("horse", 3)
        .begins()
        .does(ANN, "{ready-cards: {target: {in: your-party}, markers: 2}}")
        .has("exhaustion of horse", 1)
        .cites("readied", "THO-EFFECT-10");
  }

  @Shows("THO-Q-25")
  @Test
  void paysEverythingTheTextNames() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "longship")
        .pool(ANN, Suit.DESTINY, 1)
        .begins()
        .refuses("activate longship", "THO-Q-25");
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "longship")
        .pool(ANN, Suit.DESTINY, 2)
        .begins()
        .plays("activate longship")
        .has("ann pool", 0)
        .has("ann discard", 2)
        .has("exhaustion of longship", 1);
  }

  @Shows("THO-Q-26")
  @Test
  void usesAnEffectWithoutExhaustionOnceInAPhase() {
    Position at =
        Position.at(RoundStep.DAWN_ACTIONS)
            .lands("cliffs")
            .party(ANN, "raven")
            .begins()
            .plays("activate raven");
    at.has("exhaustion of raven", 0).refuses("ann: activate raven", "THO-ACT-02");
    at = at.plays("pass").refuses("activate raven", "THO-Q-26");
    at.plays("pass", "travel cliffs", "decline").allows("activate raven");
  }

  @Shows("THO-Q-26")
  @Test
  void activatesAgainWhenMadeReady() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "horse")
        .hand(ANN, "song")
        .begins()
        .plays("activate horse", "pass", "play song", "choose horse", "decline", "pay top", "pass")
        .allows("activate horse");
  }

  @Shows("THO-Q-28")
  @Test
  void exhaustionOnlyStopsActivation() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("cliffs")
        .party(ANN, "banner", "archers")
        .exhausted("banner", 1)
        .exhausted("archers", 1)
        .begins()
        .has("strength", "2/0/0");
  }

  @Shows("THO-Q-28")
  @Test
  void letsAnExhaustedCompanionOppose() {
    Position.at(RoundStep.UNDERTAKING)
        .lands("crater")
        .party(BEN, "watcher")
        .exhausted("watcher", 1)
        .begins()
        .plays("travel crater")
        .allows("oppose watcher");
  }

  @Shows("THO-Q-29")
  @Test
  void worksForABanePlayerOnlyByItsText() {
    LaidOut laid = Position.at(RoundStep.JOURNEY_ACTIONS).journeyTo("meadow");
    laid.party(BEN, "obelisk").begins().has("difficulty", "0/0/0");
    laid.party(BEN, "spirit").begins().has("difficulty", "0/0/1");
    laid.party(ANN, "spirit").begins().has("difficulty", "0/0/0");
  }

  @Shows("THO-Q-29")
  @Test
  void worksWhileOpposingOnlyByItsText() {
    LaidOut laid = Position.at(RoundStep.JOURNEY_ACTIONS).journeyTo("meadow");
    laid.party(BEN, "sentinel").begins().has("difficulty", "0/0/0");
    laid.opposed(BEN, "sentinel").begins().has("difficulty", "0/1/0");
    laid.opposed(BEN, "spirit").begins().has("difficulty", "0/0/0");
  }

  @Shows("THO-Q-29")
  @Test
  void activatesACompanionThatOpposesByItsText() {
    LaidOut laid = Position.at(RoundStep.JOURNEY_ACTIONS, 3).destiny(CID).journeyTo("meadow");
    Position at = laid.opposed(ANN, "raider").begins().plays("pass");
    at.refuses("activate raider", "THO-EFFECT-01").offers("pass");
    at.plays("pass")
        .offers("activate raider", "pass")
        .plays("activate raider")
        .tells("activated", "exhausted", "damage")
        .asks(CID, "action")
        .plays("pass", "pass")
        .refuses("activate raider", "THO-EFFECT-09");
    laid.party(ANN, "raider").begins().plays("pass", "pass").refuses("activate raider", "THO-Q-29");
  }

  @Shows("THO-Q-65")
  @Test
  void countsNothingOfTheImprovisedWeaponUnlessActivated() {
    LaidOut laid =
        Position.at(RoundStep.JOURNEY_ACTIONS).journeyTo("cliffs").party(ANN, "improvised-weapon");
    laid.begins()
        .has("strength", "0/0/0")
        .plays("activate improvised-weapon")
        .has("strength", "1/2/0");
  }

  @Shows("THO-Q-104")
  @Test
  void cutsOffEffectsThatAnswerEffects() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .clock(clock -> clock.withTriggers(200))
        .hand(ANN, "herald")
        .pool(ANN, Suit.DESTINY, 1)
        .begins()
        .has("ann hand", "herald");
  }
}
