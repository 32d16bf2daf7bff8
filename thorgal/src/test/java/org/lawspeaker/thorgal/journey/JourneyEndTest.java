package org.lawspeaker.thorgal.journey;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;

import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.LaidOut;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.Journey;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;

class JourneyEndTest {
  @Shows("THO-JEND-01")
  @Test
  void doesNothingAfterAFailure() {
    Position.at(RoundStep.JOURNEY_END)
        .journeyTo("cliffs")
        .journey(j -> j.withStage(Journey.Stage.FAILED))
        .begins()
        .cites("no-horn", "THO-JEND-01")
        .has("ann horns", 0)
        .isSilentOf("horn", "conquered")
        .asks(ANN, "action");
  }

  /** A text may take the land out of the game when an attached card is destroyed in step 4. */
  @Shows("THO-Q-38")
  @Test
  void gainsNothingOfADestinationThatHasLeftTheGame() {
    Position.at(RoundStep.JOURNEY_END)
        .journey(journey -> Journey.NONE.withStage(Journey.Stage.LOST))
        .begins()
        .cites("no-horn", "THO-Q-38")
        .has("ann horns", 0)
        .asks(ANN, "action");
  }

  @Shows("THO-JEND-02")
  @Test
  void leavesTheLandForLaterJourneys() {
    Position.at(RoundStep.RESOLUTION)
        .journeyTo("cliffs")
        .begins()
        .plays("pass", "pass", "fill 0", "fill 0", "pass", "pass")
        .asks(BEN, "destination")
        .offers("travel cliffs");
  }

  @Shows({"THO-JEND-03", "THO-LAND-08"})
  @Test
  void gainsOneHorn() {
    succeeded("meadow")
        .begins()
        .has("ann horns", 1)
        .cites("horn", "THO-JEND-03")
        .notes("horn", "horns", 1);
  }

  @Shows({"THO-JEND-04", "THO-LAND-03", "THO-Q-49", "THO-Q-88"})
  @Test
  void turnsTheLandAndRecordsItsConqueror() {
    Position at = succeeded("meadow").begins().cites("conquered", "THO-JEND-04");
    at.has("conquered", "meadow");
    assertThat(at.state().lands().get(0).conqueror()).contains(ANN);
  }

  @Shows("THO-JEND-05")
  @Test
  void countsAsConqueredForCards() {
    succeeded("meadow")
        .begins()
        .plays("decline")
        .does(
            BEN,
            "{when: {all: [{counted: {of: conquered-lands, at-least: 1}}], then: [{hurt: {damage:"
                + " 1}}]}}")
        .has("ann valhalla", "farmer");
  }

  @Shows("THO-JEND-06")
  @Test
  void checksTheThirdHornBeforeTheHornEffect() {
    succeeded("meadow")
        .conquered(ANN, "ruins", "marsh")
        .begins()
        .isWonBy(ANN, "THO-WIN-01")
        .has("ann hand", "");
  }

  @Shows({"THO-JEND-07", "THO-Q-50"})
  @Test
  void offersTheHornEffectNow() {
    succeeded("fortified-port")
        .begins()
        .asks(ANN, "horn", "THO-JEND-07")
        .offers("accept", "decline")
        .plays("accept")
        .has("ann hand", "farmer farmer")
        .cites("horn-effect", "THO-JEND-07");
  }

  @Shows("THO-JEND-08")
  @Test
  void usesTheHornEffectOnceAndNeverLater() {
    succeeded("meadow")
        .begins()
        .asks(ANN, "horn", "THO-JEND-08")
        .refuses("ben: accept", "THO-JEND-08")
        .plays("accept")
        .has("ann hand", "farmer")
        .refuses("ann: accept", "THO-JEND-08")
        .refuses("ann: activate meadow", "THO-WOLF-02", "THO-WOLF-01");
  }

  @Shows("THO-JEND-09")
  @Test
  void losesADeclinedHornEffect() {
    succeeded("meadow")
        .begins()
        .allows("decline", "THO-JEND-09")
        .plays("decline")
        .has("ann hand", "")
        .asks(ANN, "action", "THO-DUSK-02")
        .offers("pass");
  }

  @Shows("THO-Q-50")
  @Test
  void resolvesTheHornEffectCompletely() {
    succeeded("fortified-port")
        .deck(ANN, Suit.DESTINY, "bow", "smith")
        .begins()
        .plays("accept")
        .has("ann hand", "smith bow")
        .has("ann deck", 0);
  }

  @Shows("THO-Q-88")
  @Test
  void winsWithThreeHornsWithSeveralPlayers() {
    Position.at(RoundStep.JOURNEY_END, 4)
        .conquered(ANN, "ruins")
        .journeyTo("meadow")
        .journey(j -> j.withStage(Journey.Stage.SUCCEEDED))
        .begins()
        .has("ann horns", 2)
        .asks(ANN, "horn");
  }

  private static LaidOut succeeded(String land) {
    return Position.at(RoundStep.JOURNEY_END)
        .journeyTo(land)
        .journey(j -> j.withStage(Journey.Stage.SUCCEEDED));
  }
}
