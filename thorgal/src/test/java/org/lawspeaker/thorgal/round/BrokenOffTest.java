package org.lawspeaker.thorgal.round;

import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.CID;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.rulebook.Shows;
import org.lawspeaker.thorgal.Layout;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.lasting.Span;
import org.lawspeaker.thorgal.state.Step;
import org.lawspeaker.thorgal.state.Suit;

/** The round of a destiny player who is out. */
class BrokenOffTest {
  @Shows({"THO-Q-89", "THO-CLEAN-08"})
  @Test
  void goesOnWithCleanUpInDusk() {
    brokenOffIn(Step.DAWN_ACTIONS)
        .has("phase", "Dusk")
        .asks(BEN, "clean-up", "THO-CLEAN-05")
        .plays("deck curse")
        .asks(CID, "clean-up")
        .plays("pool dread")
        .has("destiny", BEN)
        .has("round", 3);
  }

  @Shows({"THO-Q-89", "THO-Q-74"})
  @Test
  void endsWhatLastsToTheEndOfThePhaseBrokenOff() {
    brokenOffIn(Step.JOURNEY_ACTIONS).refuses("keep", "THO-CLEAN-03");
  }

  @Shows({"THO-Q-89", "THO-Q-74"})
  @Test
  void leavesWhatLastsToTheEndOfDuskInForce() {
    brokenOffIn(Step.DUSK_ACTIONS).allows("keep", "THO-GEN-03");
  }

  private static Position brokenOffIn(Step step) {
    Layout laid =
        Position.at(step, 3)
            .deck(ANN, Suit.DESTINY)
            .hand(BEN, "curse")
            .hand(CID, "dread")
            .inForce(BEN, "{keep-in-hand: 1}", Span.PHASE);
    return laid.begins().does(BEN, "{hurt: {damage: 1}}");
  }
}
