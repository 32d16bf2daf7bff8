package org.lawspeaker.thorgal.action;

import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.CID;

import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.LaidOut;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;

/** Elements, intrigue and damage where there is one card, or none, to use them on. */
class SymbolCasesTest {
  @Shows({"THO-SYM-03", "THO-Q-42"})
  @Test
  void doesNothingWithIntrigueWithoutACardInPlay() {
    snare(at())
        .cites("no-card", "THO-Q-42")
        .says("no-card", "no card is in play")
        .asks(ANN, "action");
  }

  @Shows({"THO-SYM-03", "THO-Q-42"})
  @Test
  void putsAMarkerOnTheOnlyLand() {
    snare(at().lands("ruins"))
        .offers("choose ruins", "decline")
        .plays("choose ruins")
        .has("exhaustion of ruins", 1)
        .cites("exhausted", "THO-SYM-03")
        .notes("exhausted", "markers", 1);
  }

  @Shows({"THO-SYM-03", "THO-Q-42", "THO-Q-102"})
  @Test
  void putsAMarkerOnTheOpposingCompanion() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .opposed(BEN, "watcher")
        .hand(BEN, "exile")
        .begins()
        .plays("pass", "play exile")
        .offers("choose watcher", "decline")
        .plays("choose watcher")
        .has("exhaustion of watcher", 1);
  }

  @Shows({"THO-SYM-01", "THO-Q-43"})
  @Test
  void leavesElementsToTheDestinyPlayerWhoeverPlaysTheCard() {
    Position.at(RoundStep.DAWN_ACTIONS, 3)
        .party(BEN, "farmer")
        .exhausted("farmer", 2)
        .hand(CID, "whisper")
        .begins()
        .plays("pass", "play whisper")
        .asks(CID, "intrigue")
        .plays("decline")
        .asks(ANN, "elements", "THO-SYM-01")
        .plays("choose farmer")
        .has("exhaustion of farmer", 1);
  }

  @Shows({"THO-SYM-01", "THO-Q-42"})
  @Test
  void takesAMarkerOffTheOpposingCompanionAlone() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("cliffs")
        .opposed(BEN, "watcher")
        .exhausted("watcher", 1)
        .hand(ANN, "song")
        .begins()
        .plays("play song")
        .asks(ANN, "elements")
        .offers("choose watcher", "decline")
        .plays("choose watcher")
        .has("exhaustion of watcher", 0)
        .cites("readied", "THO-SYM-01")
        .says("readied", "seat 0's Watcher is no longer exhausted")
        .notes("readied", "markers", 0);
  }

  @Shows({"THO-SYM-01", "THO-Q-42"})
  @Test
  void takesAMarkerOffALandAlone() {
    at().lands("ruins")
        .party(ANN, "bow")
        .exhausted("ruins", 2)
        .hand(ANN, "song")
        .begins()
        .plays("play song")
        .offers("choose ruins", "decline")
        .plays("choose ruins")
        .has("exhaustion of ruins", 1);
  }

  @Shows({"THO-SYM-02", "THO-SYM-05"})
  @Test
  void tellsThatAPlayerDoesWithoutASymbol() {
    Position song =
        at().party(ANN, "bow").exhausted("bow", 1).hand(ANN, "song").begins().plays("play song");
    song.plays("decline")
        .cites("declined", "THO-SYM-02")
        .says("declined", "seat 1 does without elements")
        .asks(BEN, "intrigue");
    song.plays("decline", "decline")
        .cites("declined", "THO-SYM-05")
        .says("declined", "seat 1 does without elements", "seat 0 does without intrigue");
  }

  @Shows({"THO-SYM-01", "THO-SYM-03"})
  @Test
  void isTheChoiceOfTheOneWhoIsAsked() {
    at().party(ANN, "bow")
        .exhausted("bow", 1)
        .hand(ANN, "song")
        .begins()
        .plays("play song")
        .refuses("ben: choose bow", "THO-SYM-01")
        .plays("choose bow")
        .refuses("ann: choose bow", "THO-SYM-03");
  }

  @Shows({"THO-Q-43", "THO-Q-86"})
  @Test
  void letsOnlyTheUserOfTheEventSayWhoUsesItsIntrigue() {
    Position.at(RoundStep.DAWN_ACTIONS, 3)
        .party(BEN, "bow")
        .hand(ANN, "song")
        .begins()
        .plays("play song")
        .refuses("player 1", "THO-Q-86")
        .plays("player 2")
        .asks(CID, "intrigue")
        .plays("choose bow")
        .has("exhaustion of bow", 1);
  }

  @Shows({"THO-SYM-06", "THO-SYM-08"})
  @Test
  void endsTheGameWithASymbolBeforeTheNext() {
    at().deck(ANN, Suit.DESTINY)
        .party(ANN, "bow")
        .hand(BEN, "whisper")
        .begins()
        .plays("pass", "play whisper", "decline")
        .isWonBy(BEN, "THO-WIN-02")
        .notes("symbol", "symbol", "intrigue", "elements", "damage");
  }

  private static Position snare(LaidOut layout) {
    return layout.hand(BEN, "snare").pool(BEN, Suit.BANE, 1).begins().plays("pass", "play snare");
  }

  private static LaidOut at() {
    return Position.at(RoundStep.DAWN_ACTIONS);
  }
}
