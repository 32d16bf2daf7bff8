package org.lawspeaker.thorgal.effects;

import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;

import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;

/** Several companions that oppose by a text meet their end, or come back, at one moment. */
class SameMomentTest {
  @Shows({"THO-Q-75", "THO-RES-08"})
  @Test
  void theirPlayerOrdersWhatTheirDestructionSetsOff() {
    Position.at(RoundStep.RESOLUTION)
        .journeyTo("meadow")
        .opposed(BEN, "gatekeeper")
        .opposed(BEN, "martyr")
        .begins()
        .has("ben valhalla", "martyr gatekeeper")
        .asks(BEN, "order")
        .plays("option 2")
        .notes("set-off", "card", "Martyr", "Gatekeeper");
  }

  @Shows({"THO-Q-75", "THO-RES-08"})
  @Test
  void theDestinyPlayersEffectsComeBeforeAllOfTheirs() {
    Position.at(RoundStep.RESOLUTION)
        .journeyTo("meadow")
        .opposed(BEN, "martyr")
        .opposed(BEN, "pilgrim")
        .party(ANN, "vulture")
        .begins()
        .asks(ANN, "order")
        .plays("option 1")
        .notes("set-off", "card", "Vulture", "Vulture", "Martyr");
  }

  @Shows({"THO-Q-75", "THO-RES-09"})
  @Test
  void theirPlayerOrdersWhatTheirReturnSetsOff() {
    Position.at(RoundStep.RESOLUTION)
        .journeyTo("cliffs")
        .opposed(BEN, "gatekeeper")
        .opposed(BEN, "gatekeeper")
        .begins()
        .has("ben party", "gatekeeper gatekeeper")
        .asks(BEN, "order");
  }
}
