package org.lawspeaker.thorgal.journey;

import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;

import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Span;

class AttachingTest {
  @Shows({"THO-ATTACH-01", "THO-ATTACH-06"})
  @Test
  void attachesACardWithSymbolsOnceItIsResolved() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("cliffs")
        .hand(ANN, "unknown-powers")
        .begins()
        .plays("play unknown-powers")
        .tells("played", "damage", "attached")
        .cites("attached", "THO-ATTACH-01")
        .has("attached", "unknown-powers")
        .has("ann valhalla", "farmer farmer");
  }

  @Shows("THO-ATTACH-02")
  @Test
  void attachesByAnySymbolWithoutAChoice() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("cliffs")
        .hand(ANN, "ambush")
        .pool(ANN, Suit.DESTINY, 2)
        .hand(BEN, "storm")
        .pool(BEN, Suit.BANE, 2)
        .begins()
        .plays("play ambush")
        .asks(BEN, "action")
        .plays("play storm")
        .has("attached", "ambush storm");
  }

  @Shows("THO-ATTACH-03")
  @Test
  void countsAttachedEventsForTheStrength() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("cliffs")
        .attached(ANN, "ambush", "unknown-powers")
        .begins()
        .has("strength", "2/0/3")
        .has("difficulty", "0/0/3");
  }

  @Shows("THO-ATTACH-04")
  @Test
  void countsAttachedBaneCardsForTheDifficulty() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("cliffs")
        .attached(BEN, "storm", "frost")
        .begins()
        .has("strength", "0/0/0")
        .has("difficulty", "1/2/3");
  }

  @Shows("THO-ATTACH-05")
  @Test
  void destroysACardWithoutSymbolsAtOnce() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("cliffs")
        .hand(ANN, "shout")
        .hand(BEN, "stun")
        .begins()
        .plays("play shout")
        .cites("destroyed", "THO-ATTACH-05")
        .plays("play stun")
        .cites("destroyed", "THO-ATTACH-05")
        .has("attached", "")
        .has("ann valhalla", "farmer farmer shout")
        .has("ben niflheim", "stun");
  }

  @Shows({"THO-ATTACH-06", "THO-CARD-07", "THO-CARD-18"})
  @Test
  void keepsAttachedCardsToStepFour() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("cliffs")
        .attached(ANN, "ambush")
        .attached(BEN, "storm")
        .begins()
        .has("ann valhalla", "")
        .plays("pass", "pass")
        .has("attached", "")
        .has("ann valhalla", "ambush")
        .has("ben niflheim", "storm");
  }

  @Shows("THO-Q-37")
  @Test
  void sendsACardWhereItsTextSays() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("cliffs")
        .hand(BEN, "shade")
        .begins()
        .plays("pass", "play shade")
        .has("attached", "")
        .has("ben bane-hand", "shade")
        .cites("moved", "THO-Q-37");
  }

  @Shows("THO-Q-37")
  @Test
  void looksAtPrintedSymbolsWithADestination() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .hand(ANN, "ambush")
        .pool(ANN, Suit.DESTINY, 2)
        .begins()
        .plays("play ambush")
        .has("attached", "")
        .has("ann valhalla", "ambush");
  }

  @Shows("THO-Q-38")
  @Test
  void followsAChangedDestination() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .lands("meadow")
        .conquered(BEN, "ruins")
        .journeyTo("cliffs")
        .attached(ANN, "ambush")
        .opposed(BEN, "watcher")
        .begins()
        .does(BEN, "change-destination")
        .offers("choose meadow")
        .plays("choose meadow")
        .has("destination", "meadow")
        .has("attached", "ambush")
        .has("opposing", "watcher")
        .has("difficulty", "0/0/2");
  }

  @Shows("THO-Q-38")
  @Test
  void goesOnIfAnotherLandIsGone() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .lands("cliffs")
        .journeyTo("meadow")
        .begins()
        .does(BEN, "{remove-land: {in: lands, lands: [elsewhere]}}")
        .has("lands", "meadow")
        .plays("pass", "pass")
        .has("ann horns", 1);
  }

  @Shows("THO-Q-38")
  @Test
  void failsTheJourneyToALandThatIsGone() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("meadow")
        .attached(ANN, "ambush")
        .opposed(BEN, "watcher")
        .hand(ANN, "unknown-powers")
        .begins()
        .does(BEN, "{remove-land: {in: lands}}")
        .plays("ann: play unknown-powers")
        .has("attached", "ambush")
        .has("ann valhalla", "unknown-powers farmer farmer")
        .plays("pass", "pass")
        .cites("journey-fails", "THO-Q-38")
        .has("ben party", "watcher")
        .has("ann valhalla", "ambush unknown-powers farmer farmer");
  }

  @Shows("THO-GEN-03")
  @Test
  void namesTheTextThatTurnsAttachingRound() {
    Position at =
        Position.at(RoundStep.JOURNEY_ACTIONS)
            .inForce(ANN, "{attaching: {suit: bane}}", Span.JOURNEY)
            .journeyTo("cliffs")
            .hand(BEN, "storm", "hex")
            .pool(BEN, Suit.BANE, 2)
            .begins()
            .plays("pass");
    at.plays("play storm").cites("destroyed", "THO-GEN-03");
    at.plays("play hex").cites("attached", "THO-GEN-03");
  }
}
