package org.lawspeaker.thorgal.round;

import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.CID;

import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.LaidOut;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Span;

/** The round of a destiny player who is out. */
class BrokenOffTest {
  @Shows({"THO-Q-89", "THO-CLEAN-08"})
  @Test
  void goesOnWithCleanUpInDusk() {
    brokenOffIn(RoundStep.DAWN_ACTIONS)
        .has("phase", "Dusk")
        .asks(CID, "clean-up", "THO-CLEAN-05")
        .plays("deck curse")
        .asks(BEN, "clean-up")
        .plays("pool dread")
        .has("destiny", CID)
        .has("round", 3);
  }

  @Shows({"THO-Q-89", "THO-Q-74"})
  @Test
  void endsWhatLastsToTheEndOfThePhaseBrokenOff() {
    brokenOffIn(RoundStep.JOURNEY_ACTIONS).refuses("keep", "THO-CLEAN-03");
  }

  @Shows({"THO-Q-89", "THO-Q-74"})
  @Test
  void leavesWhatLastsToTheEndOfDuskInForce() {
    brokenOffIn(RoundStep.DUSK_ACTIONS).allows("keep", "THO-GEN-03");
  }

  @Shows("THO-Q-89")
  @Test
  void cleansUpOnlyWhereItHasNotBeenDone() {
    Position.at(RoundStep.CLEAN_UP, 3)
        .deck(ANN, Suit.DESTINY)
        .hand(CID, "curse", "hex")
        .hand(BEN, "dread")
        .inForce(CID, "{keep-in-hand: 1}", Span.PHASE)
        .begins()
        .plays("deck hex", "keep")
        .asks(BEN, "clean-up")
        .does(CID, "{hurt: {who: destiny-player, damage: 1}}")
        .asks(BEN, "clean-up")
        .plays("pool dread")
        .has("cid bane-hand", "curse")
        .has("destiny", CID)
        .has("round", 3);
  }

  @Shows("THO-Q-89")
  @Test
  void cleansUpNoSecondTimeWhenTheRoundEnds() {
    Position.at(RoundStep.SWITCH, 3)
        .deck(ANN, Suit.DESTINY)
        .party(ANN, "calendar", "calendar")
        .hand(CID, "curse")
        .begins()
        .asks(ANN, "order")
        .does(CID, "{hurt: {who: destiny-player, damage: 1}}")
        .isSilentOf("markers-removed")
        .has("cid bane-hand", "curse")
        .has("destiny", CID)
        .has("round", 3)
        .asks(CID, "gods-fate");
  }

  @Shows("THO-Q-89")
  @Test
  void cleansUpWhenTheRoundHasOnlyBegun() {
    Position.at(RoundStep.SWITCH, 3)
        .deck(CID, Suit.DESTINY)
        .party(CID, "calendar", "calendar")
        .begins()
        .plays("option 1")
        .plays("option 1")
        .asks(CID, "order")
        .has("round", 3)
        .has("destiny", CID)
        .does(BEN, "{hurt: {who: destiny-player, damage: 1}}")
        .tells("markers-removed")
        .has("destiny", BEN)
        .has("round", 4);
  }

  private static Position brokenOffIn(RoundStep step) {
    LaidOut laid =
        Position.at(step, 3)
            .deck(ANN, Suit.DESTINY)
            .hand(CID, "curse")
            .hand(BEN, "dread")
            .inForce(CID, "{keep-in-hand: 1}", Span.PHASE);
    return laid.begins().does(CID, "{hurt: {damage: 1}}");
  }

  @Shows("THO-Q-89")
  @Test
  void setsOffWhatTheReturnOfACompanionDoesToOneWhoIsStillIn() {
    Position.at(RoundStep.JOURNEY_ACTIONS, 3)
        .deck(ANN, Suit.DESTINY)
        .journeyTo("cliffs")
        .opposed(CID, "gatekeeper")
        .hand(BEN, "dread")
        .begins()
        .does(BEN, "{hurt: {damage: 1}}")
        .has("cid party", "gatekeeper")
        .has("cid bane-pool", 2)
        .asks(BEN, "clean-up");
  }

  @Shows("THO-Q-89")
  @Test
  void theOpposingCompanionOfABrokenOffRoundReturns() {
    Position.at(RoundStep.JOURNEY_ACTIONS, 3)
        .deck(ANN, Suit.DESTINY)
        .lands("meadow")
        .journeyTo("meadow")
        .opposed(CID, "watcher")
        .hand(BEN, "dread")
        .begins()
        .does(CID, "{hurt: {who: destiny-player, damage: 1}}")
        .cites("returns", "THO-Q-89");
  }
}
