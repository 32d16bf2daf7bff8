package org.lawspeaker.thorgal.ending;

import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.CID;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;

/** What still happens in the round of a destiny player who is out, and what does not. */
class DestinyPlayerOutTest {
  @Shows({"THO-Q-89", "THO-Q-101"})
  @Test
  void setsOffWhatTheDroppedCardDoesWhenItIsDestroyed() {
    Position.at(RoundStep.DAWN_ACTIONS, 3)
        .deck(ANN, Suit.DESTINY)
        .party(CID, "vulture")
        .hand(BEN, "plague")
        .pool(BEN, Suit.BANE, 3)
        .begins()
        .plays("pass", "pass", "play plague")
        .notes("set-off", "card", "Vulture")
        .has("cid bane-pool", 1);
  }

  @Shows("THO-Q-89")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{change-horns: {who: destiny-player, by: 1}}",
        "{change-horns: {who: opponent, by: 1}}",
        "{change-horns: {who: each-opponent, by: 1}}"
      })
  void nothingBefallsTheDestinyPlayerAnyMore(String effect) {
    Position.at(RoundStep.DAWN_ACTIONS, 3)
        .deck(ANN, Suit.DESTINY)
        .hand(CID, "curse")
        .begins()
        .does(BEN, "{hurt: {damage: 1}}")
        .asks(CID, "clean-up")
        .does(CID, effect)
        .has("ann horns", 0)
        .isSilentOf("horns");
  }

  @Shows({"THO-Q-89", "THO-Q-75"})
  @Test
  void attachedCardsOfABrokenOffRoundAreDestroyedAtOneMoment() {
    Position.at(RoundStep.JOURNEY_ACTIONS, 3)
        .deck(ANN, Suit.DESTINY)
        .journeyTo("cliffs")
        .attached(BEN, "storm", "fog")
        .party(CID, "vulture")
        .begins()
        .does(BEN, "{hurt: {damage: 1}}")
        .asks(CID, "order")
        .has("ben niflheim", "fog storm");
  }
}
