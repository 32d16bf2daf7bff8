package org.lawspeaker.thorgal.journey;

import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.rulebook.Shows;
import org.lawspeaker.thorgal.Layout;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.lasting.Span;
import org.lawspeaker.thorgal.state.Journey;
import org.lawspeaker.thorgal.state.Settings;
import org.lawspeaker.thorgal.state.Step;
import org.lawspeaker.thorgal.state.Suit;

/** Wolf effects. */
class WolfClausesTest {
  @Shows("THO-WOLF-01")
  @Test
  void isClosedToEverybodyBeforeTheConquest() {
    Position.at(Step.DAWN_ACTIONS)
        .lands("meadow")
        .begins()
        .refusesBecause("activate meadow", "not-conquered")
        .plays("pass")
        .offers("pass")
        .refuses("activate meadow", "THO-WOLF-01");
  }

  @Shows("THO-WOLF-02")
  @Test
  void isForTheBanePlayerOfTheRound() {
    Layout laid = Position.at(Step.DAWN_ACTIONS).conquered(ANN, "meadow");
    laid.begins()
        .refusesBecause("activate meadow", "not-bane-player")
        .refuses("activate meadow", "THO-WOLF-02");
    laid.destiny(BEN)
        .begins()
        .refuses("activate meadow", "THO-WOLF-02")
        .plays("pass")
        .refusesBecause("activate meadow", "not-of-the-destiny-player")
        .refuses("activate meadow", "THO-Q-51");
  }

  @Shows("THO-WOLF-03")
  @Test
  void isUsedAgainOnlyIfATextSaysSo() {
    Position at =
        Position.at(Step.DAWN_ACTIONS)
            .conquered(ANN, "meadow")
            .inForce(BEN, "{more-wolf-uses: 1}", Span.ROUND)
            .begins()
            .plays("pass", "activate meadow")
            .does(BEN, "{ready-cards: {target: {in: lands}}}")
            .plays("ann: pass", "activate meadow")
            .has("ann valhalla", "farmer farmer")
            .does(BEN, "{ready-cards: {target: {in: lands}}}")
            .plays("ann: pass");
    at.refuses("activate meadow", "THO-WOLF-03")
        .refusesBecause("activate meadow", "used-this-round");
  }

  @Shows("THO-WOLF-03")
  @Test
  void countsTheUsesOfEachLandByItself() {
    Position.at(Step.DAWN_ACTIONS)
        .conquered(ANN, "meadow", "ruins")
        .begins()
        .plays("pass", "activate meadow", "pass")
        .offers("activate ruins", "pass")
        .plays("activate ruins")
        .has("ann valhalla", "farmer farmer");
  }

  @Shows("THO-WOLF-03")
  @Test
  void countsTheUsesThroughAllPhasesOfTheRound() {
    Position.at(Step.DAWN_ACTIONS)
        .conquered(ANN, "meadow")
        .lands("cliffs")
        .begins()
        .plays("pass", "activate meadow")
        .does(BEN, "{ready-cards: {target: {in: lands}}}")
        .plays("ann: pass", "pass", "travel cliffs", "decline", "pass")
        .refuses("activate meadow", "THO-WOLF-03")
        .plays("pass", "pass")
        .refuses("activate meadow", "THO-WOLF-03");
  }

  @Shows("THO-WOLF-04")
  @Test
  void isAvailableAgainInTheNextBaneRoundOfItsUser() {
    Position.at(Step.DUSK_ACTIONS)
        .conquered(ANN, "meadow")
        .lands("cliffs")
        .begins()
        .plays("pass", "activate meadow", "pass", "pass")
        .plays("fill 0", "fill 0", "pass", "pass", "travel cliffs", "decline")
        .plays("pass", "pass", "pass", "pass", "fill 0", "fill 0")
        .has("round", 4)
        .plays("pass", "activate meadow")
        .has("ann valhalla", "farmer farmer");
  }

  @Shows("THO-WOLF-05")
  @Test
  void isTheWholeActionOfItsUser() {
    Position.at(Step.DAWN_ACTIONS)
        .conquered(ANN, "meadow", "ruins")
        .begins()
        .plays("pass", "activate meadow")
        .asks(ANN, "action")
        .refuses("ben: activate ruins", "THO-ACT-02");
  }

  @Shows("THO-WOLF-06")
  @Test
  void exhaustsTheUsedLandAlone() {
    Position.at(Step.DAWN_ACTIONS)
        .conquered(ANN, "meadow", "ruins")
        .begins()
        .plays("pass", "activate meadow")
        .has("exhaustion of meadow", 1)
        .has("exhaustion of ruins", 0);
  }

  @Shows("THO-WOLF-07")
  @Test
  void opensNoLandOfAnotherPlayerWithAHorn() {
    Position.at(Step.DAWN_ACTIONS)
        .conquered(ANN, "meadow")
        .conquered(BEN, "ruins")
        .begins()
        .plays("pass")
        .offers("activate meadow", "pass");
    Position.at(Step.DAWN_ACTIONS)
        .destiny(BEN)
        .conquered(ANN, "meadow")
        .conquered(BEN, "ruins")
        .begins()
        .plays("pass")
        .offers("activate ruins", "pass");
  }

  @Shows("THO-Q-51")
  @Test
  void waitsForTheNextRoundAndNoLonger() {
    Layout laid =
        Position.at(Step.DAWN_ACTIONS)
            .settings(new Settings(false, 100, 200, false, true, false))
            .conquered(ANN, "meadow");
    laid.begins().plays("pass").allows("activate meadow", "THO-Q-51");
    laid.clock(clock -> clock.withRound(1))
        .begins()
        .plays("pass")
        .refusesBecause("activate meadow", "conquered-this-round");
  }

  @Shows("THO-Q-52")
  @Test
  void isBlockedByAMarkerFromBeforeTheConquest() {
    Position.at(Step.JOURNEY_END)
        .journeyTo("meadow")
        .exhausted("meadow", 1)
        .journey(j -> j.withStage(Journey.Stage.SUCCEEDED))
        .begins()
        .plays("decline", "pass")
        .refuses("activate meadow", "THO-Q-52")
        .refusesBecause("activate meadow", "exhausted");
  }

  @Shows("THO-Q-52")
  @Test
  void costsWhatALandAsksForInsteadOfItsExhaustion() {
    Position at =
        Position.at(Step.DAWN_ACTIONS)
            .conquered(ANN, "tower")
            .exhausted("tower", 1)
            .pool(BEN, Suit.BANE, 1)
            .begins()
            .plays("pass", "activate tower")
            .has("exhaustion of tower", 1)
            .has("ben bane-pool", 0)
            .has("ben bane-discard", 1)
            .has("ann valhalla", "farmer")
            .plays("pass");
    at.refuses("activate tower", "THO-Q-25").refusesBecause("activate tower", "pool-too-small");
  }

  @Shows("THO-Q-53")
  @Test
  void isUsedInThePhaseTheLandShowsAndInNoOther() {
    Position.at(Step.JOURNEY_ACTIONS)
        .conquered(ANN, "marsh")
        .journeyTo("cliffs")
        .begins()
        .plays("pass")
        .refuses("activate marsh", "THO-Q-53")
        .refusesBecause("activate marsh", "wrong-phase")
        .plays("pass", "pass", "activate marsh")
        .has("ann valhalla", "farmer farmer");
  }

  @Shows("THO-Q-53")
  @Test
  void endsWithThePhaseUnlessItIsInstant() {
    Position.at(Step.DAWN_ACTIONS)
        .conquered(ANN, "cliffs")
        .lands("meadow")
        .begins()
        .plays("pass", "activate cliffs")
        .has("difficulty", "0/0/2")
        .plays("pass", "pass")
        .has("difficulty", "0/0/0");
  }
}
