package org.lawspeaker.thorgal.journey;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.CID;

import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.LaidOut;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.Conquest;
import org.lawspeaker.thorgal.state.Journey;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;

/** Journey step 5. */
class HornClausesTest {
  @Shows("THO-JEND-01")
  @Test
  void leavesAllAsItIsAfterAFailure() {
    Position.at(RoundStep.JOURNEY_END)
        .journeyTo("meadow")
        .journey(j -> j.withStage(Journey.Stage.FAILED))
        .begins()
        .has("lands", "meadow")
        .has("conquered", "")
        .has("destination", "")
        .has("ann hand", "")
        .isSilentOf("horn", "wolf-access", "horn-effect");
  }

  @Shows("THO-JEND-02")
  @Test
  void letsTheSamePlayerTryALandAgain() {
    Position.at(RoundStep.RESOLUTION)
        .journeyTo("cliffs")
        .begins()
        .plays("pass", "pass", "fill 0", "fill 0", "pass", "pass", "travel cliffs", "decline")
        .plays("pass", "pass", "pass", "pass", "fill 0", "fill 0", "pass", "pass")
        .asks(ANN, "destination")
        .offers("travel cliffs");
  }

  @Shows("THO-JEND-03")
  @Test
  void gainsOneHornAboveThoseThePlayerHas() {
    succeeded("meadow")
        .conquered(ANN, "ruins")
        .conquered(BEN, "marsh")
        .begins()
        .notes("horn", "horns", 2)
        .has("ann horns", 2)
        .has("ben horns", 1);
  }

  @Shows({"THO-JEND-04", "THO-Q-49"})
  @Test
  void recordsTheConquerorAndTheRoundOnThatLandAlone() {
    Position at = succeeded("meadow").lands("cliffs").clock(clock -> clock.withRound(5)).begins();
    Land meadow = at.state().lands().get(0);
    assertThat(meadow.conquest()).contains(new Conquest(ANN, 5));
    at.notes("conquered", "land", "Meadow").has("lands", "cliffs");
  }

  @Shows("THO-JEND-05")
  @Test
  void tellsConqueredLandsFromOthersInTexts() {
    succeeded("meadow")
        .lands("cliffs")
        .begins()
        .plays("decline")
        .does(BEN, "{exhaust-cards: {target: {in: lands, lands: [conquered]}}}")
        .has("exhaustion of meadow", 1)
        .has("exhaustion of cliffs", 0);
  }

  @Shows({"THO-JEND-06", "THO-Q-46"})
  @Test
  void opensNothingMoreAfterTheThirdHorn() {
    succeeded("meadow")
        .conquered(ANN, "ruins", "marsh")
        .begins()
        .tells("horn", "conquered", "game-over")
        .isSilentOf("wolf-access", "horn-effect")
        .has("ann horns", 3)
        .isWonBy(ANN, "THO-WIN-01");
  }

  @Shows("THO-JEND-06")
  @Test
  void countsHornsOfEffectsForTheThird() {
    succeeded("meadow").horns(ANN, 2).begins().isWonBy(ANN, "THO-WIN-01");
    succeeded("meadow").conquered(ANN, "ruins", "marsh").horns(ANN, -1).begins().asks(ANN, "horn");
  }

  @Shows({"THO-JEND-07", "THO-Q-46"})
  @Test
  void asksForTheHornEffectLast() {
    succeeded("meadow")
        .begins()
        .tells("horn", "conquered", "wolf-access")
        .cites("wolf-access", "THO-WOLF-01")
        .asks(ANN, "horn", "THO-JEND-07", "THO-JEND-08")
        .allows("accept", "THO-JEND-07");
  }

  @Shows("THO-JEND-08")
  @Test
  void leavesTheHornEffectToTheConqueror() {
    succeeded("meadow")
        .begins()
        .refusesBecause("ben: accept", "not-now")
        .refusesBecause("ben: decline", "not-now")
        .plays("accept")
        .has("ann hand", "farmer")
        .has("ben bane-hand", "")
        .has("ben hand", "");
  }

  @Shows("THO-JEND-08")
  @Test
  void offersNoHornEffectInALaterRound() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .conquered(ANN, "meadow")
        .begins()
        .offers("pass")
        .refuses("accept", "THO-JEND-08")
        .plays("pass")
        .offers("activate meadow", "pass");
  }

  @Shows("THO-JEND-09")
  @Test
  void tellsThatAHornEffectIsLost() {
    succeeded("meadow")
        .begins()
        .plays("decline")
        .cites("declined", "THO-JEND-09")
        .isSilentOf("horn-effect")
        .refuses("accept", "THO-JEND-09")
        .has("ann deck", 10);
  }

  @Shows("THO-Q-49")
  @Test
  void losesHornAndWolfAccessWithALandThatIsTurnedBack() {
    Position at =
        Position.at(RoundStep.DAWN_ACTIONS)
            .conquered(ANN, "meadow", "ruins")
            .begins()
            .does(BEN, "{unconquer: {in: lands, lands: [{called: Meadow}]}}")
            .has("ann horns", 1)
            .has("lands", "meadow")
            .has("conquered", "ruins")
            .plays("ann: pass");
    at.offers("activate ruins", "pass").refuses("activate meadow", "THO-WOLF-01");
    at.plays("pass").asks(ANN, "destination").offers("travel meadow");
  }

  @Shows("THO-Q-50")
  @Test
  void isAskedOutsideAnActionStep() {
    succeeded("fortified-port")
        .hand(ANN, "song")
        .begins()
        .offers("accept", "decline")
        .refuses("play song", "THO-JEND-07")
        .refuses("ben: pass", "THO-JEND-07")
        .plays("accept")
        .has("phase", "Dusk")
        .asks(ANN, "action", "THO-DUSK-02");
  }

  @Shows("THO-Q-50")
  @Test
  void isNotAskedForALandThatHasGone() {
    succeeded("meadow")
        .begins()
        .does(BEN, "{remove-land: {in: lands}}")
        .has("ann horns", 0)
        .asks(ANN, "action", "THO-DUSK-02");
  }

  @Shows({"THO-Q-50", "THO-Q-89"})
  @Test
  void isStillAskedIfAnotherPlayerIsOut() {
    Position.at(RoundStep.JOURNEY_END, 3)
        .deck(CID, Suit.DESTINY)
        .journeyTo("meadow")
        .journey(j -> j.withStage(Journey.Stage.SUCCEEDED))
        .begins()
        .does(BEN, "{hurt: {who: each-opponent, damage: 1}}")
        .has("ann valhalla", "farmer")
        .asks(ANN, "horn");
  }

  private static LaidOut succeeded(String land) {
    return Position.at(RoundStep.JOURNEY_END)
        .journeyTo(land)
        .journey(j -> j.withStage(Journey.Stage.SUCCEEDED));
  }

  /** Ben has declined nothing in this round. */
  @Shows("THO-JEND-08")
  @Test
  void isDeclinedByTheConquerorAlone() {
    succeeded("meadow")
        .conquered(BEN, "ruins")
        .begins()
        .plays("decline", "pass")
        .asks(BEN, "action")
        .refuses("accept", "THO-JEND-08");
  }

  @Shows("THO-JEND-08")
  @Test
  void saysNothingOfAHornEffectToOneWhoConqueredNoLand() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .conquered(ANN, "meadow")
        .begins()
        .refuses("ann: accept", "THO-JEND-08")
        .plays("pass")
        .refuses("ben: accept", "THO-ACT-05");
  }
}
