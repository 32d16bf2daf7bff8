package org.lawspeaker.thorgal.journey;

import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.CID;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.LaidOut;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.Journey;
import org.lawspeaker.thorgal.state.RoundStep;

/** Wolf effects: of which lands, by whom and from when on. */
class WolfAccessTest {
  @Shows("THO-WOLF-01")
  @Test
  void isClosedToEverybodyBeforeTheConquest() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .lands("meadow")
        .begins()
        .refusesBecause("activate meadow", "not-conquered")
        .plays("pass")
        .offers("pass")
        .refuses("activate meadow", "THO-WOLF-01");
  }

  @Shows({"THO-WOLF-01", "THO-LAND-09"})
  @Test
  void opensTheWolfEffectToTheOpponentOfTheConqueror() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .conquered(ANN, "meadow")
        .lands("ruins")
        .begins()
        .plays("pass")
        .allows("activate meadow")
        .refuses("activate ruins", "THO-WOLF-01");
    Position.at(RoundStep.JOURNEY_END)
        .journeyTo("meadow")
        .journey(j -> j.withStage(Journey.Stage.SUCCEEDED))
        .begins()
        .cites("wolf-access", "THO-WOLF-01");
  }

  @Shows("THO-WOLF-02")
  @Test
  void isOnlyForTheBanePlayer() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .conquered(ANN, "meadow")
        .conquered(BEN, "ruins")
        .begins()
        .refuses("activate meadow", "THO-WOLF-02", "THO-WOLF-01")
        .refuses("activate ruins", "THO-WOLF-02");
  }

  @Shows("THO-WOLF-02")
  @Test
  void isForTheBanePlayerOfTheRound() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .conquered(ANN, "meadow")
        .begins()
        .refusesFirst("activate meadow", "not-bane-player")
        .refuses("activate meadow", "THO-WOLF-02", "THO-WOLF-01");
    Position.at(RoundStep.DAWN_ACTIONS)
        .conquered(BEN, "meadow")
        .begins()
        .refuses("activate meadow", "THO-WOLF-02")
        .plays("pass")
        .refusesBecause("activate meadow", "not-of-the-destiny-player")
        .refuses("activate meadow", "THO-WOLF-01", "THO-Q-51");
  }

  @Shows("THO-WOLF-02")
  @Test
  void isRefusedToTheDestinyPlayerForTheRoleFirst() {
    // wherever that player sits, the first seat included
    for (Seat destiny : List.of(ANN, CID, BEN)) {
      Position.at(RoundStep.DAWN_ACTIONS, 3)
          .clock(clock -> clock.withDestiny(destiny))
          .lands("meadow")
          .begins()
          .refusesFirst("activate meadow", "not-bane-player")
          .refuses("activate meadow", "THO-WOLF-02", "THO-WOLF-01")
          .plays("pass")
          .refuses("activate meadow", "THO-WOLF-01");
    }
  }

  @Shows("THO-WOLF-04")
  @Test
  void isOpenAgainInALaterRound() {
    Position at =
        Position.at(RoundStep.DUSK_ACTIONS)
            .conquered(ANN, "meadow")
            .begins()
            .plays("pass", "activate meadow");
    at = at.plays("pass", "pass").has("round", 3).has("exhaustion of meadow", 0);
    at.plays("fill 0", "fill 0", "pass").refuses("activate meadow", "THO-WOLF-01", "THO-Q-51");
    Position.at(RoundStep.DAWN_ACTIONS)
        .clock(clock -> clock.withRound(4))
        .conquered(ANN, "meadow")
        .begins()
        .plays("pass")
        .allows("activate meadow");
  }

  @Shows("THO-WOLF-04")
  @Test
  void isAvailableAgainInTheNextBaneRoundOfItsUser() {
    Position.at(RoundStep.DUSK_ACTIONS)
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
  void isAnActionOfTheBanePlayer() {
    for (RoundStep step :
        List.of(RoundStep.DAWN_ACTIONS, RoundStep.JOURNEY_ACTIONS, RoundStep.DUSK_ACTIONS)) {
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

  @Shows("THO-WOLF-05")
  @Test
  void isTheWholeActionOfItsUser() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .conquered(ANN, "meadow", "ruins")
        .begins()
        .plays("pass", "activate meadow")
        .asks(ANN, "action")
        .refuses("ben: activate ruins", "THO-ACT-02");
  }

  @Shows("THO-WOLF-07")
  @Test
  void opensOneMoreWithEveryHorn() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .conquered(ANN, "meadow", "ruins")
        .begins()
        .plays("pass")
        .offers("activate meadow", "activate ruins", "pass");
  }

  @Shows("THO-WOLF-07")
  @Test
  void opensNoLandOfAnotherPlayerWithAHorn() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .conquered(ANN, "meadow")
        .conquered(BEN, "ruins")
        .begins()
        .plays("pass")
        .offers("activate meadow", "pass");
    Position.at(RoundStep.DAWN_ACTIONS)
        .conquered(BEN, "meadow")
        .conquered(ANN, "ruins")
        .begins()
        .plays("pass")
        .offers("activate ruins", "pass");
  }

  @Shows("THO-Q-51")
  @Test
  void opensInTheDuskOfTheConquest() {
    Position.at(RoundStep.JOURNEY_END)
        .journeyTo("meadow")
        .journey(j -> j.withStage(Journey.Stage.SUCCEEDED))
        .begins()
        .plays("decline", "pass")
        .allows("activate meadow", "THO-Q-51");
  }

  @Shows("THO-Q-51")
  @Test
  void opensOneRoundLaterIfPlayersAgreed() {
    Position.at(RoundStep.JOURNEY_END)
        .settings(LaidOut.SETTINGS.withWolvesWait(true))
        .journeyTo("meadow")
        .journey(j -> j.withStage(Journey.Stage.SUCCEEDED))
        .begins()
        .cites("wolf-access", "THO-Q-51")
        .plays("decline", "pass")
        .refuses("activate meadow", "THO-Q-51");
  }

  @Shows("THO-Q-51")
  @Test
  void waitsForTheNextRoundAndNoLonger() {
    LaidOut laid =
        Position.at(RoundStep.DAWN_ACTIONS)
            .settings(LaidOut.SETTINGS.withWolvesWait(true))
            .conquered(ANN, "meadow");
    laid.begins().plays("pass").allows("activate meadow", "THO-Q-51");
    laid.clock(clock -> clock.withRound(1))
        .begins()
        .plays("pass")
        .refusesBecause("activate meadow", "conquered-this-round");
  }

  @Shows("THO-Q-51")
  @Test
  void isOpenOnlyForLandsOfThisRoundsDestinyPlayer() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .conquered(BEN, "meadow")
        .begins()
        .plays("pass")
        .refuses("activate meadow", "THO-WOLF-01", "THO-Q-51");
  }

  @Shows("THO-Q-87")
  @Test
  void isUsedByEachOfSeveralButOnceInAll() {
    Position at =
        Position.at(RoundStep.DAWN_ACTIONS, 3).conquered(ANN, "meadow").begins().plays("pass");
    at.allows("activate meadow").plays("pass").asks(BEN, "action").allows("activate meadow");
    at.plays("activate meadow").refuses("activate meadow", "THO-WOLF-03", "THO-Q-52");
  }
}
