package org.lawspeaker.thorgal.ending;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.CID;
import static org.lawspeaker.thorgal.Position.DOT;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.LaidOut;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.Journey;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Span;

/** A player of three or four goes out in the middle of something. */
class EliminationInMidstTest {
  @Shows({"THO-Q-89", "THO-EFFECT-07"})
  @Test
  void keepsTheCostsThatAnotherStillPays() {
    doomed(RoundStep.DAWN_ACTIONS, 3)
        .party(ANN, "altar")
        .hand(ANN, "bow", "smith")
        .begins()
        .plays("activate altar")
        .asks(ANN, "hand-card")
        .does(ANN, BANE_PLAYERS_PAY)
        .plays("take bow")
        .has("exhaustion of altar", 1)
        .has("ann hand", "farmer smith");
  }

  private static final String BANE_PLAYERS_PAY = "{hurt: {who: each-bane-player, damage: 1}}";

  @Shows("THO-Q-89")
  @Test
  void dropsTheOppositionThatThePlayerWasAskedFor() {
    doomed(RoundStep.UNDERTAKING, 4)
        .party(CID, "pilgrim")
        .party(DOT, "watcher")
        .lands("crater")
        .begins()
        .plays("travel crater")
        .asks(CID, "oppose")
        .does(ANN, BANE_PLAYERS_PAY)
        .asks(DOT, "oppose")
        .plays("oppose watcher")
        .has("opposing", "watcher");
  }

  @Shows("THO-Q-89")
  @Test
  void dropsTheSecondCompanionThatThePlayerMightSend() {
    doomed(RoundStep.UNDERTAKING, 3)
        .party(CID, "pilgrim", "farmer")
        .inForce(CID, "{oppose-more: {companions: 1}}", Span.ROUND)
        .lands("crater")
        .begins()
        .plays("travel crater", "oppose pilgrim")
        .asks(CID, "oppose")
        .does(ANN, BANE_PLAYERS_PAY)
        .has("opposing", "")
        .asks(ANN, "action");
  }

  @Shows("THO-Q-89")
  @Test
  void dropsTheIntrigueThatThePlayerWasToUse() {
    doomed(RoundStep.DAWN_ACTIONS, 3)
        .party(ANN, "bow")
        .hand(ANN, "song")
        .begins()
        .plays("play song", "player 2")
        .asks(CID, "intrigue")
        .does(ANN, BANE_PLAYERS_PAY)
        .has("exhaustion of bow", 0)
        .has("ann valhalla", "song farmer")
        .asks(BEN, "action");
  }

  @Shows({"THO-Q-89", "THO-Q-101"})
  @Test
  void takesTheCardThatThePlayerWasResolvingOutOfTheGame() {
    doomed(RoundStep.DAWN_ACTIONS, 3)
        .party(ANN, "bow")
        .hand(CID, "snare")
        .pool(CID, Suit.BANE, 1)
        .begins()
        .plays("pass", "play snare")
        .asks(CID, "intrigue")
        .does(ANN, BANE_PLAYERS_PAY)
        .has("cid niflheim", "")
        .asks(BEN, "action");
  }

  @Shows("THO-Q-89")
  @Test
  void resolvesACardOfAnotherToItsEnd() {
    doomed(RoundStep.DAWN_ACTIONS, 3)
        .party(ANN, "bow")
        .hand(BEN, "snare")
        .pool(BEN, Suit.BANE, 1)
        .begins()
        .plays("pass", "pass", "play snare")
        .asks(BEN, "intrigue")
        .does(ANN, BANE_PLAYERS_PAY)
        .plays("choose bow")
        .has("exhaustion of bow", 1)
        .has("ben niflheim", "snare")
        .asks(ANN, "action");
  }

  @Shows("THO-Q-89")
  @Test
  void keepsTheChoiceOfADestinyPlayerWhoIsStillIn() {
    doomed(RoundStep.DAWN_ACTIONS, 4)
        .party(ANN, "bow")
        .hand(ANN, "song")
        .begins()
        .plays("play song")
        .offers("player 2", "player 3", "player 0")
        .does(ANN, BANE_PLAYERS_PAY)
        .asks(ANN, "player")
        .offers("player 3", "player 0")
        .refuses("player 2", "THO-Q-86");
  }

  @Shows("THO-Q-89")
  @Test
  void keepsTheHornEffectOfTheConqueror() {
    doomed(RoundStep.JOURNEY_END, 3)
        .journeyTo("meadow")
        .journey(j -> j.withStage(Journey.Stage.SUCCEEDED))
        .begins()
        .asks(ANN, "horn")
        .does(ANN, BANE_PLAYERS_PAY)
        .asks(ANN, "horn")
        .plays("accept")
        .has("ann hand", "farmer");
  }

  @Shows("THO-Q-89")
  @Test
  void passesGoOnWithoutThePlayer() {
    doomed(RoundStep.DAWN_ACTIONS, 4)
        .lands("cliffs")
        .begins()
        .plays("pass", "pass")
        .does(ANN, BANE_PLAYERS_PAY)
        .plays("dot: pass")
        .asks(BEN, "action")
        .plays("pass")
        .asks(ANN, "destination");
  }

  @Shows("THO-Q-89")
  @Test
  void passesOfTheOthersStillCount() {
    doomed(RoundStep.DAWN_ACTIONS, 4)
        .lands("cliffs")
        .begins()
        .plays("pass")
        .does(ANN, BANE_PLAYERS_PAY)
        .plays("dot: pass", "pass")
        .asks(ANN, "destination");
    doomed(RoundStep.DAWN_ACTIONS, 4)
        .out(DOT)
        .lands("cliffs")
        .begins()
        .plays("pass", "pass")
        .does(ANN, BANE_PLAYERS_PAY)
        .asks(BEN, "action")
        .plays("pass")
        .asks(ANN, "destination");
  }

  @Shows({"THO-Q-89", "THO-Q-106"})
  @Test
  void givesCardsOfOthersBackToTheirOwners() {
    doomed(RoundStep.DAWN_ACTIONS, 3)
        .party(CID, BEN, "idol")
        .party(CID, "farmer")
        .begins()
        .does(ANN, BANE_PLAYERS_PAY)
        .has("cid party", "")
        .has("cid valhalla", "")
        .has("ben valhalla", "farmer idol");
  }

  @Shows({"THO-Q-89", "THO-Q-106"})
  @Test
  void givesAnOpposingCompanionOfAnotherBackToItsOwner() {
    doomed(RoundStep.UNDERTAKING, 3)
        .party(CID, BEN, "watcher")
        .lands("crater")
        .begins()
        .plays("travel crater", "oppose watcher")
        .does(ANN, BANE_PLAYERS_PAY)
        .has("opposing", "")
        .has("ben valhalla", "farmer watcher");
  }

  @Shows({"THO-Q-89", "THO-Q-106"})
  @Test
  void takesTheirCompanionFromAnotherWhoOpposesWithIt() {
    doomed(RoundStep.UNDERTAKING, 3)
        .party(BEN, CID, "watcher")
        .lands("crater")
        .begins()
        .plays("travel crater", "decline", "oppose watcher")
        .does(ANN, BANE_PLAYERS_PAY)
        .has("opposing", "")
        .has("ben party", "")
        .has("ben valhalla", "farmer");
  }

  @Shows("THO-Q-89")
  @Test
  void takesTheirAttachedCardsAndOpposingCompanionAway() {
    doomed(RoundStep.JOURNEY_ACTIONS, 3)
        .journeyTo("cliffs")
        .attached(CID, "storm")
        .attached(BEN, "fog")
        .opposed(CID, "watcher")
        .opposed(BEN, "jolan")
        .begins()
        .does(ANN, BANE_PLAYERS_PAY)
        .has("attached", "fog")
        .has("opposing", "jolan")
        .has("difficulty", "0/1/4")
        .has("cid niflheim", "");
  }

  @Shows("THO-Q-89")
  @Test
  void endsWhatTheirCardsPutInForce() {
    LaidOut at =
        doomed(RoundStep.JOURNEY_ACTIONS, 3)
            .journeyTo("cliffs")
            .inForce(CID, "{add-difficulty: {bravery: 2}}", Span.JOURNEY)
            .inForce(BEN, "{add-difficulty: {cunning: 1}}", Span.JOURNEY);
    at.begins().has("difficulty", "2/1/3").does(ANN, BANE_PLAYERS_PAY).has("difficulty", "0/1/3");
  }

  @Shows("THO-Q-89")
  @Test
  void cleansUpInDuskWhenTheRoundIsBrokenOff() {
    Position.at(RoundStep.DAWN_ACTIONS, 4)
        .deck(ANN, Suit.DESTINY)
        .hand(BEN, "curse")
        .discard(CID, "smith")
        .begins()
        .does(CID, "{hurt: {damage: 1}}")
        .has("phase", "Dusk")
        .asks(BEN, "clean-up")
        .plays("pool curse")
        .has("cid discard", 0)
        .has("cid deck", 11)
        .has("destiny", CID);
  }

  @Shows("THO-Q-89")
  @Test
  void breaksTheRoundOffInTheMiddleOfUpkeep() {
    Position.at(RoundStep.UPKEEP, 3)
        .deck(ANN, Suit.DESTINY)
        .party(ANN, "varth", "galathorn", "veronar")
        .hand(BEN, "curse")
        .begins()
        .plays("check varth", "suffer")
        .cites("cannot-pay", "THO-WIN-02")
        .has("ann party", "")
        .asks(BEN, "clean-up");
  }

  @Shows({"THO-Q-89", "THO-Q-101"})
  @Test
  void destroysTheCardThatBrokeTheRoundOff() {
    Position.at(RoundStep.DAWN_ACTIONS, 3)
        .deck(ANN, Suit.DESTINY)
        .hand(BEN, "plague")
        .pool(BEN, Suit.BANE, 3)
        .begins()
        .plays("pass", "pass", "play plague")
        .cites("destroyed", "THO-Q-101")
        .has("ben niflheim", "plague")
        .has("round", 3);
  }

  @Shows({"THO-Q-89", "THO-Q-101"})
  @Test
  void takesTheOwnCardOfTheDestinyPlayerOutOfTheGame() {
    Position.at(RoundStep.DAWN_ACTIONS, 3)
        .deck(ANN, Suit.DESTINY)
        .hand(ANN, "song")
        .begins()
        .plays("play song", "player 2")
        .has("ann valhalla", "")
        .has("round", 3)
        .has("destiny", CID);
  }

  @Shows({"THO-Q-89", "THO-WIN-04"})
  @Test
  void hitsNobodyElseWhenTheRoundIsBrokenOff() {
    Position.at(RoundStep.DAWN_ACTIONS, 3)
        .deck(ANN, Suit.DESTINY)
        .begins()
        .does(CID, "{hurt: {who: each-player, damage: 1}}")
        .has("cid deck", 10)
        .has("ben deck", 10)
        .has("round", 3);
  }

  @Shows({"THO-WIN-01", "THO-Q-89"})
  @Test
  void tellsHowTheGameEnded() {
    Position at =
        doomed(RoundStep.DAWN_ACTIONS, 3)
            .out(BEN)
            .conquered(ANN, "meadow")
            .begins()
            .does(ANN, BANE_PLAYERS_PAY)
            .cites("cannot-pay", "THO-WIN-02")
            .cites("game-over", "THO-WIN-04");
    assertThat(at.outcome().results())
        .containsExactly(Outcome.Result.LOST, Outcome.Result.WON, Outcome.Result.LOST);
    assertThat(at.outcome().scores()).containsExactly(0, 1, 0);
  }

  @Shows("THO-Q-89")
  @Test
  void takesHornsThatATextGaveOutOfTheGame() {
    doomed(RoundStep.DAWN_ACTIONS, 3)
        .horns(CID, 2)
        .begins()
        .has("cid horns", 2)
        .does(ANN, BANE_PLAYERS_PAY)
        .has("cid horns", 0);
  }

  @Shows("THO-Q-89")
  @Test
  void leavesUnconqueredLandsOfTheirSetInTheMiddle() {
    doomed(RoundStep.DAWN_ACTIONS, 3)
        .reserve(CID, "ruins")
        .begins()
        .does(CID, "bring-land")
        .does(ANN, BANE_PLAYERS_PAY)
        .has("lands", "ruins");
  }

  private static LaidOut doomed(RoundStep step, int seats) {
    return Position.at(step, seats).deck(CID, Suit.DESTINY);
  }
}
