package org.lawspeaker.thorgal.journey;

import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.CID;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.rulebook.Shows;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.Journey;
import org.lawspeaker.thorgal.state.Settings;
import org.lawspeaker.thorgal.state.Step;

class WolfAccessTest {
  @Shows({"THO-WOLF-01", "THO-LAND-09"})
  @Test
  void opensTheWolfEffectToTheOpponentOfTheConqueror() {
    Position.at(Step.DAWN_ACTIONS)
        .conquered(ANN, "meadow")
        .lands("ruins")
        .begins()
        .plays("pass")
        .allows("activate meadow")
        .refuses("activate ruins", "THO-WOLF-01");
    Position.at(Step.JOURNEY_END)
        .journeyTo("meadow")
        .journey(j -> j.withStage(Journey.Stage.SUCCEEDED))
        .begins()
        .cites("wolf-access", "THO-WOLF-01");
  }

  @Shows("THO-WOLF-02")
  @Test
  void isOnlyForTheBanePlayer() {
    Position.at(Step.DAWN_ACTIONS)
        .conquered(ANN, "meadow")
        .conquered(BEN, "ruins")
        .begins()
        .refuses("activate meadow", "THO-WOLF-02")
        .refuses("activate ruins", "THO-WOLF-02");
  }

  @Shows("THO-WOLF-03")
  @Test
  void isUsedOnceInARound() {
    Position at =
        Position.at(Step.DAWN_ACTIONS)
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
    Position.at(Step.DAWN_ACTIONS)
        .conquered(ANN, "cliffs")
        .begins()
        .plays("pass", "activate cliffs")
        .does(BEN, "{ready-cards: {target: {in: lands}}}")
        .plays("ann: pass", "activate cliffs")
        .does(BEN, "{ready-cards: {target: {in: lands}}}")
        .plays("ann: pass")
        .refuses("activate cliffs", "THO-WOLF-03");
  }

  @Shows("THO-WOLF-04")
  @Test
  void isOpenAgainInALaterRound() {
    Position at =
        Position.at(Step.DUSK_ACTIONS)
            .conquered(ANN, "meadow")
            .begins()
            .plays("pass", "activate meadow");
    at = at.plays("pass", "pass").has("round", 3).has("exhaustion of meadow", 0);
    at.plays("fill 0", "fill 0", "pass").refuses("activate meadow", "THO-Q-51");
    Position.at(Step.DAWN_ACTIONS)
        .clock(clock -> clock.withRound(4))
        .conquered(ANN, "meadow")
        .begins()
        .plays("pass")
        .allows("activate meadow");
  }

  @Shows("THO-WOLF-05")
  @Test
  void isAnActionOfTheBanePlayer() {
    for (Step step : List.of(Step.DAWN_ACTIONS, Step.JOURNEY_ACTIONS, Step.DUSK_ACTIONS)) {
      Position.at(step)
          .conquered(ANN, "meadow")
          .begins()
          .plays("pass")
          .allows("activate meadow", "THO-WOLF-05")
          .plays("activate meadow")
          .has("ann valhalla", "farmer")
          .asks(ANN, "action");
    }
  }

  @Shows("THO-WOLF-06")
  @Test
  void putsAMarkerOnTheLandToCleanUp() {
    Position.at(Step.DUSK_ACTIONS)
        .conquered(ANN, "meadow")
        .begins()
        .plays("pass", "activate meadow")
        .has("exhaustion of meadow", 1)
        .plays("pass", "pass")
        .has("exhaustion of meadow", 0);
  }

  @Shows("THO-WOLF-07")
  @Test
  void opensOneMoreWithEveryHorn() {
    Position.at(Step.DAWN_ACTIONS)
        .conquered(ANN, "meadow", "ruins")
        .begins()
        .plays("pass")
        .offers("activate meadow", "activate ruins", "pass");
  }

  @Shows("THO-Q-51")
  @Test
  void opensInTheDuskOfTheConquest() {
    Position.at(Step.JOURNEY_END)
        .journeyTo("meadow")
        .journey(j -> j.withStage(Journey.Stage.SUCCEEDED))
        .begins()
        .plays("decline", "pass")
        .allows("activate meadow", "THO-Q-51");
  }

  @Shows("THO-Q-51")
  @Test
  void opensOneRoundLaterIfPlayersAgreed() {
    Position.at(Step.JOURNEY_END)
        .settings(new Settings(false, 100, 200, false, true, false))
        .journeyTo("meadow")
        .journey(j -> j.withStage(Journey.Stage.SUCCEEDED))
        .begins()
        .plays("decline", "pass")
        .refuses("activate meadow", "THO-Q-51");
  }

  @Shows("THO-Q-51")
  @Test
  void isOpenOnlyForLandsOfThisRoundsDestinyPlayer() {
    Position.at(Step.DAWN_ACTIONS)
        .conquered(BEN, "meadow")
        .begins()
        .plays("pass")
        .refuses("activate meadow", "THO-Q-51");
  }

  @Shows("THO-Q-52")
  @Test
  void needsALandWithoutMarkers() {
    Position.at(Step.DAWN_ACTIONS)
        .conquered(ANN, "meadow")
        .exhausted("meadow", 1)
        .begins()
        .plays("pass")
        .refuses("activate meadow", "THO-Q-52");
  }

  @Shows("THO-Q-52")
  @Test
  void isUsedOnceEvenIfTheMarkerIsGone() {
    Position.at(Step.DAWN_ACTIONS)
        .conquered(ANN, "meadow")
        .begins()
        .plays("pass", "activate meadow")
        .does(BEN, "{ready-cards: {target: {in: lands}}}")
        .plays("ann: pass")
        .refuses("activate meadow", "THO-WOLF-03");
  }

  @Shows("THO-Q-53")
  @Test
  void keepsToThePhaseThatTheLandShows() {
    Position.at(Step.DAWN_ACTIONS)
        .conquered(ANN, "marsh")
        .begins()
        .plays("pass")
        .refuses("activate marsh", "THO-Q-53");
    Position.at(Step.DUSK_ACTIONS)
        .conquered(ANN, "marsh")
        .begins()
        .plays("pass")
        .allows("activate marsh");
  }

  @Shows("THO-Q-53")
  @Test
  void lastsLikeAnActivatedEffect() {
    Position.at(Step.JOURNEY_ACTIONS)
        .conquered(ANN, "cliffs")
        .journeyTo("meadow")
        .begins()
        .plays("pass", "activate cliffs")
        .has("difficulty", "0/0/2")
        .plays("pass", "pass")
        .tells("journey-fails")
        .has("difficulty", "0/0/0");
  }

  @Shows("THO-Q-87")
  @Test
  void isUsedByEachOfSeveralButOnceInAll() {
    Position at = Position.at(Step.DAWN_ACTIONS, 3).conquered(ANN, "meadow").begins().plays("pass");
    at.allows("activate meadow").plays("pass").asks(CID, "action").allows("activate meadow");
    at.plays("activate meadow").refuses("activate meadow", "THO-WOLF-03", "THO-Q-52");
  }
}
