package org.lawspeaker.thorgal.ending;

import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.CID;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;

/** What a player was asked for by an effect goes with that player, and stays with any other. */
class StepsOfOneWhoIsOutTest {
  private static final String BEN_GOES = "{hurt: {who: you, damage: 1}}";

  /** Ben, who cannot pay any damage, and Cid are the bane players; Cid has what Ben has. */
  private static Position journey() {
    return Position.at(RoundStep.JOURNEY_ACTIONS, 3)
        .deck(BEN, Suit.DESTINY)
        .lands("meadow")
        .journeyTo("cliffs")
        .attached(ANN, "ambush", "unknown-powers")
        .party(ANN, "bow", "smith")
        .hand(BEN, "hex", "curse")
        .hand(CID, "hex", "curse")
        .destroyed(BEN, "fog")
        .destroyed(CID, "fog")
        .reserve(BEN, "ruins", "marsh")
        .reserve(CID, "ruins", "marsh")
        .begins();
  }

  @Shows("THO-Q-89")
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "hand-card | {lose-hand: {cards: 1}}",
        "search | {search: {cards: 2}}",
        "sort | {look-at-top: {cards: 2, under: 1}}",
        "may | {perhaps: [{fill-pool: {cards: 1}}]}",
        "part | {one-of: [[{fill-pool: {cards: 1}}], [{draw-cards: {cards: 1}}]]}",
        "target | {exhaust-cards: {target: {in: any-party, choose: 1}}}",
        "card | {take-back: {suit: bane}}",
        "reserve | bring-land",
        "attached | destroy-attached",
        "redirect | change-destination"
      })
  void dropsTheChoiceOfOneWhoIsOutAndKeepsThatOfAnother(String window, String effect) {
    journey().does(BEN, effect).asks(BEN, window).does(BEN, BEN_GOES).asks(ANN, "action");
    journey().does(CID, effect).asks(CID, window).does(BEN, BEN_GOES).asks(CID, window);
  }

  @Shows("THO-Q-89")
  @ParameterizedTest
  @ValueSource(strings = {"{draw-cards: {cards: 1}}", "{look-at-top: {cards: 1}}"})
  void dropsTheCardThatWasToBeTurnedForOneWhoIsOut(String effect) {
    Position at =
        journey()
            .changed()
            .shuffled(BEN, Suit.BANE, "hex", "curse")
            .shuffled(CID, Suit.BANE, "hex", "curse", "fog")
            .begins();
    at.does(BEN, effect)
        .mayTurnOut("turn hex", "turn curse")
        .does(BEN, BEN_GOES)
        .asks(ANN, "action");
    at.does(CID, effect).does(BEN, BEN_GOES).mayTurnOut("turn hex", "turn curse", "turn fog");
  }

  @Shows("THO-Q-89")
  @Test
  void dropsTheShufflingOfOneWhoIsOut() {
    Position at = journey();
    at.does(BEN, "shuffle-deck").mayTurnOut("slot 0").does(BEN, BEN_GOES).asks(ANN, "action");
    at.does(CID, "shuffle-deck").does(BEN, BEN_GOES).mayTurnOut("slot 0");
  }

  @Shows({"THO-Q-89", "THO-Q-75"})
  @Test
  void dropsTheOrderThatOneWhoIsOutWasToChoose() {
    String bow = "{destroy-cards: {in: other-parties, where: [{named: Bow}]}}";
    Position at =
        journey().changed().party(BEN, "vulture", "vulture").party(CID, "vulture").begins();
    at.does(CID, bow).asks(BEN, "order").does(BEN, BEN_GOES).has("cid bane-pool", 1);
    journey()
        .changed()
        .party(CID, "vulture", "vulture")
        .begins()
        .does(CID, bow)
        .asks(CID, "order")
        .does(BEN, BEN_GOES)
        .asks(CID, "order");
  }

  @Shows("THO-Q-89")
  @Test
  void dropsTheEffectsThatWereStillToComeOfOneWhoIsOut() {
    journey()
        .does(BEN, BEN_GOES, "{lose-deck: {who: destiny-player, cards: 1}}")
        .has("ann valhalla", "")
        .asks(ANN, "action");
  }

  @Shows("THO-Q-89")
  @Test
  void leavesTheDrawingToTheOneWhoIsDrawing() {
    Position.at(RoundStep.DRAWING, 4)
        .deck(BEN, Suit.DESTINY)
        .begins()
        .plays("fill 0", "fill 0")
        .asks(CID, "gods-fate")
        .does(BEN, BEN_GOES)
        .asks(CID, "gods-fate")
        .plays("fill 0")
        .asks(Seat.of(3), "gods-fate");
  }

  @Shows({"THO-Q-89", "THO-Q-82"})
  @Test
  void leavesNoFatePointsToTheNextWhoDraws() {
    Position.at(RoundStep.DRAWING, 4)
        .deck(BEN, Suit.DESTINY)
        .begins()
        .plays("fill 0")
        .asks(BEN, "gods-fate")
        .allows("fill 4")
        .does(BEN, BEN_GOES)
        .asks(CID, "gods-fate")
        .allows("fill 3")
        .refuses("fill 4", "THO-FATE-04", "THO-Q-82");
  }
}
