package org.lawspeaker.thorgal.ending;

import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.CID;
import static org.lawspeaker.thorgal.Position.DOT;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;

/** What a player was asked for by an effect goes with that player, and stays with any other. */
class StepsOfOneWhoIsOutTest {
  private static final String CID_GOES = "{hurt: {who: you, damage: 1}}";

  /** Cid, who cannot pay any damage, and Ben are the bane players; Ben has what Cid has. */
  private static Position journey() {
    return Position.at(RoundStep.JOURNEY_ACTIONS, 3)
        .deck(CID, Suit.DESTINY)
        .lands("meadow")
        .journeyTo("cliffs")
        .attached(ANN, "ambush", "unknown-powers")
        .party(ANN, "bow", "smith")
        .hand(CID, "hex", "curse")
        .hand(BEN, "hex", "curse")
        .destroyed(CID, "fog")
        .destroyed(BEN, "fog")
        .reserve(CID, "ruins", "marsh")
        .reserve(BEN, "ruins", "marsh")
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
    journey().does(CID, effect).asks(CID, window).does(CID, CID_GOES).asks(ANN, "action");
    journey().does(BEN, effect).asks(BEN, window).does(CID, CID_GOES).asks(BEN, window);
  }

  @Shows("THO-Q-89")
  @ParameterizedTest
  @ValueSource(strings = {"{draw-cards: {cards: 1}}", "{look-at-top: {cards: 1}}"})
  void dropsTheCardThatWasToBeTurnedForOneWhoIsOut(String effect) {
    Position at =
        journey()
            .changed()
            .shuffled(CID, Suit.BANE, "hex", "curse")
            .shuffled(BEN, Suit.BANE, "hex", "curse", "fog")
            .begins();
    at.does(CID, effect)
        .mayTurnOut("turn hex", "turn curse")
        .does(CID, CID_GOES)
        .asks(ANN, "action");
    at.does(BEN, effect).does(CID, CID_GOES).mayTurnOut("turn hex", "turn curse", "turn fog");
  }

  @Shows("THO-Q-89")
  @Test
  void dropsTheShufflingOfOneWhoIsOut() {
    Position at = journey();
    at.does(CID, "shuffle-deck").mayTurnOut("slot 0").does(CID, CID_GOES).asks(ANN, "action");
    at.does(BEN, "shuffle-deck").does(CID, CID_GOES).mayTurnOut("slot 0");
  }

  @Shows({"THO-Q-89", "THO-Q-75"})
  @Test
  void dropsTheOrderThatOneWhoIsOutWasToChoose() {
    String bow = "{destroy-cards: {in: other-parties, where: [{named: Bow}]}}";
    Position at =
        journey().changed().party(CID, "vulture", "vulture").party(BEN, "vulture").begins();
    at.does(BEN, bow).asks(CID, "order").does(CID, CID_GOES).has("ben bane-pool", 1);
    journey()
        .changed()
        .party(BEN, "vulture", "vulture")
        .begins()
        .does(BEN, bow)
        .asks(BEN, "order")
        .does(CID, CID_GOES)
        .asks(BEN, "order");
  }

  @Shows("THO-Q-89")
  @Test
  void dropsTheEffectsThatWereStillToComeOfOneWhoIsOut() {
    journey()
        .does(CID, CID_GOES, "{lose-deck: {who: destiny-player, cards: 1}}")
        .has("ann valhalla", "")
        .asks(ANN, "action");
  }

  @Shows("THO-Q-89")
  @Test
  void leavesTheDrawingToTheOneWhoIsDrawing() {
    Position.at(RoundStep.DRAWING, 4)
        .deck(CID, Suit.DESTINY)
        .begins()
        .plays("fill 0", "fill 0")
        .asks(DOT, "gods-fate")
        .does(CID, CID_GOES)
        .asks(DOT, "gods-fate")
        .plays("fill 0")
        .asks(BEN, "gods-fate");
  }

  @Shows({"THO-Q-89", "THO-Q-82"})
  @Test
  void leavesNoFatePointsToTheNextWhoDraws() {
    Position.at(RoundStep.DRAWING, 4)
        .deck(CID, Suit.DESTINY)
        .begins()
        .plays("fill 0")
        .asks(CID, "gods-fate")
        .allows("fill 4")
        .does(CID, CID_GOES)
        .asks(DOT, "gods-fate")
        .allows("fill 3")
        .refuses("fill 4", "THO-FATE-04", "THO-Q-82");
  }
}
