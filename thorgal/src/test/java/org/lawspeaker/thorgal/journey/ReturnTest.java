package org.lawspeaker.thorgal.journey;

import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.Journey;
import org.lawspeaker.thorgal.state.RoundStep;

class ReturnTest {
  @Shows("THO-RET-01")
  @Test
  void takesTheMarkerBack() {
    Position.at(RoundStep.RETURN)
        .journeyTo("cliffs")
        .journey(j -> j.withStage(Journey.Stage.FAILED))
        .begins()
        .cites("marker-back", "THO-RET-01")
        .says("marker-back", "seat 1 takes the marker of the journey back")
        .has("destination", "");
  }

  @Shows({"THO-RET-02", "THO-RET-03"})
  @Test
  void destroysAttachedCardsWhateverTheOutcome() {
    for (Journey.Stage outcome : List.of(Journey.Stage.SUCCEEDED, Journey.Stage.FAILED)) {
      Position.at(RoundStep.RETURN)
          .journeyTo("cliffs")
          .attached(ANN, "ambush", "unknown-powers")
          .attached(BEN, "storm")
          .journey(j -> j.withStage(outcome))
          .begins()
          .has("attached", "")
          .has("ann valhalla", "unknown-powers ambush")
          .has("ben niflheim", "storm")
          .cites("destroyed", "THO-RET-03")
          .says(
              "destroyed",
              "seat 1's Ambush goes to Valhalla",
              "seat 1's Unknown Powers goes to Valhalla",
              "seat 0's Storm goes to Niflheim");
    }
  }

  @Shows("THO-RET-04")
  @Test
  void leavesMarkersOnTheirCards() {
    Position.at(RoundStep.RETURN)
        .party(ANN, "bow")
        .journeyTo("cliffs")
        .exhausted("bow", 1)
        .exhausted("cliffs", 1)
        .marked("bow", 0, 2, 0)
        .journey(j -> j.withStage(Journey.Stage.FAILED))
        .begins()
        .asks(ANN, "action")
        .has("exhaustion of bow", 1)
        .has("exhaustion of cliffs", 1)
        .has("markers of bow", "0/2/0");
  }

  @Shows({"THO-Q-46", "THO-Q-75"})
  @Test
  void destroysOneCardWithAllThatItSetsOffBeforeTheNext() {
    Position.at(RoundStep.RETURN)
        .journeyTo("cliffs")
        .attached(ANN, "ambush")
        .attached(BEN, "storm")
        .attached(ANN, "shout")
        .party(ANN, "mourner", "vulture")
        .begins()
        .notes("destroyed", "card", "Ambush", "Storm", "Shout")
        .notes("set-off", "card", "Mourner", "Vulture", "Mourner")
        .tells("marker-back", "destroyed", "set-off", "destroyed", "set-off", "destroyed");
  }
}
