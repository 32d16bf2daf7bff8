package org.lawspeaker.thorgal.journey;

import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;

import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.Journey;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;

/** Wolf effects: how often, for what and in which phase they are used. */
class WolfUseTest {
  @Shows("THO-WOLF-03")
  @Test
  void isUsedOnceInARound() {
    Position at =
        Position.at(RoundStep.DAWN_ACTIONS)
            .conquered(ANN, "meadow")
            .lands("ruins")
            .begins()
            .plays("pass")
            .allows("activate meadow", "THO-WOLF-03")
            .plays("activate meadow", "pass");
    at.refuses("activate meadow", "THO-WOLF-03", "THO-Q-52");
    at.plays("pass", "travel ruins", "decline", "pass")
        .refuses("activate meadow", "THO-WOLF-03", "THO-Q-52");
  }

  @Shows("THO-WOLF-03")
  @Test
  void isUsedMoreOftenByATextAlone() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .conquered(ANN, "cliffs")
        .begins()
        .plays("pass", "activate cliffs")
        .does(BEN, "{ready-cards: {target: {in: lands}}}")
        .plays("ann: pass", "activate cliffs")
        .does(BEN, "{ready-cards: {target: {in: lands}}}")
        .plays("ann: pass")
        .refuses("activate cliffs", "THO-WOLF-03");
  }

  @Shows("THO-WOLF-03")
  @Test
  void countsTheUsesOfEachLandByItself() {
    Position.at(RoundStep.DAWN_ACTIONS)
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
    Position.at(RoundStep.DAWN_ACTIONS)
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

  @Shows("THO-WOLF-06")
  @Test
  void putsAMarkerOnTheLandToCleanUp() {
    Position.at(RoundStep.DUSK_ACTIONS)
        .conquered(ANN, "meadow")
        .begins()
        .plays("pass", "activate meadow")
        .has("exhaustion of meadow", 1)
        .plays("pass", "pass")
        .has("exhaustion of meadow", 0);
  }

  @Shows("THO-WOLF-06")
  @Test
  void exhaustsTheUsedLandAlone() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .conquered(ANN, "meadow", "ruins")
        .begins()
        .plays("pass", "activate meadow")
        .has("exhaustion of meadow", 1)
        .has("exhaustion of ruins", 0);
  }

  @Shows("THO-Q-52")
  @Test
  void isBlockedByAMarkerFromBeforeTheConquest() {
    Position.at(RoundStep.JOURNEY_END)
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
        Position.at(RoundStep.DAWN_ACTIONS)
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
  void keepsToThePhaseThatTheLandShows() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .conquered(ANN, "marsh")
        .begins()
        .plays("pass")
        .refuses("activate marsh", "THO-Q-53");
    Position.at(RoundStep.DUSK_ACTIONS)
        .conquered(ANN, "marsh")
        .begins()
        .plays("pass")
        .allows("activate marsh");
  }

  @Shows("THO-Q-53")
  @Test
  void isUsedInThePhaseTheLandShowsAndInNoOther() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
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
  void lastsLikeAnActivatedEffect() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .conquered(ANN, "cliffs")
        .journeyTo("meadow")
        .begins()
        .plays("pass", "activate cliffs")
        .has("difficulty", "0/0/2")
        .plays("pass", "pass")
        .tells("journey-fails")
        .has("difficulty", "0/0/0");
  }

  @Shows("THO-Q-53")
  @Test
  void endsWithThePhaseUnlessItIsInstant() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .conquered(ANN, "cliffs")
        .lands("meadow")
        .begins()
        .plays("pass", "activate cliffs")
        .has("difficulty", "0/0/2")
        .plays("pass", "pass")
        .has("difficulty", "0/0/0");
  }
}
