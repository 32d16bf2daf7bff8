package org.lawspeaker.thorgal.ending;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.CID;

import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Altered;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;

/** One of three or four is out. */
class EliminationTest {
  private static final String HURT_BEN = "{hurt: {who: each-opponent, damage: 1}}";

  @Shows("THO-Q-89")
  @Test
  void takesAllCardsOfThatPlayerOutOfTheGame() {
    Position.at(RoundStep.DAWN_ACTIONS, 3)
        .deck(BEN, Suit.DESTINY)
        .party(BEN, "watcher")
        .hand(BEN, "curse")
        .conquered(BEN, "meadow")
        .lands("cliffs")
        .begins()
        .does(ANN, "{hurt: {who: each-opponent, damage: 1}}")
        .cites("out", "THO-Q-89")
        .has("ben party", "")
        .has("ben bane-hand", "")
        .has("ben bane-deck", 0)
        .has("conquered", "")
        .has("ben horns", 0)
        .has("lands", "cliffs")
        .has("cid valhalla", "farmer")
        .asks(ANN, "action");
  }

  @Shows("THO-Q-89")
  @Test
  void leavesWhatWasDestroyedWhereAllHaveSeenIt() {
    Position.at(RoundStep.DAWN_ACTIONS, 3)
        .deck(BEN, Suit.DESTINY, "farmer")
        .begins()
        .does(ANN, HURT_BEN, HURT_BEN)
        .cites("out", "THO-Q-89")
        .has("ben valhalla", "farmer")
        .has("ben deck", 0);
  }

  @Shows({"THO-Q-89", "THO-Q-75"})
  @Test
  void sparesWhoIsOutWhatStillHitsTheOthers() {
    Position at =
        Position.at(RoundStep.DAWN_ACTIONS, 3)
            .destiny(BEN)
            .deck(CID, Suit.DESTINY)
            .pool(BEN, Suit.DESTINY, 1)
            .hand(BEN, "miser")
            .begins();
    String fatal = "{on: discarded, effects: [{hurt: {who: bane-player, damage: 1}}]}";
    String each = "{on: played, effects: [{spend-pool: {who: each-player, cards: 1}}]}";
    Altered cards =
        Altered.with("{on: discarded, effects: [{draw-cards: {cards: 1}}]}", each + ", " + fatal);
    cards
        .plays(cards.plays(at, "play miser").asks(BEN, "player"), "player 2")
        .says("pool-spent", "seat 0 discards no card of the pool");
  }

  @Shows({"THO-Q-89", "THO-WIN-04"})
  @Test
  void goesOnWithoutABanePlayer() {
    Position.at(RoundStep.DAWN_ACTIONS, 3)
        .deck(BEN, Suit.DESTINY)
        .lands("cliffs")
        .begins()
        .does(ANN, "{hurt: {who: each-opponent, damage: 1}}")
        .plays("ann: pass")
        .asks(CID, "action")
        .plays("pass")
        .asks(ANN, "destination");
  }

  @Shows("THO-Q-89")
  @Test
  void breaksTheRoundOffForTheDestinyPlayer() {
    Position.at(RoundStep.JOURNEY_ACTIONS, 3)
        .deck(ANN, Suit.DESTINY)
        .journeyTo("cliffs")
        .attached(ANN, "ambush")
        .attached(BEN, "storm")
        .opposed(CID, "watcher")
        .hand(BEN, "stun", "curse")
        .begins()
        .plays("pass", "play stun")
        .has("ann party", "")
        .has("attached", "")
        .has("opposing", "")
        .has("ben niflheim", "storm stun")
        .has("cid party", "watcher")
        .has("destination", "")
        .asks(BEN, "clean-up")
        .plays("deck curse")
        .has("destiny", BEN)
        .has("round", 3)
        .asks(BEN, "gods-fate");
  }

  @Shows("THO-Q-89")
  @Test
  void makesTheLastOneLeftTheWinner() {
    Position.at(RoundStep.DAWN_ACTIONS, 3)
        .out(CID)
        .deck(BEN, Suit.DESTINY)
        .begins()
        .does(ANN, "{hurt: {who: bane-player, damage: 1}}")
        .isWonBy(ANN, "THO-Q-89");
  }

  @Shows("THO-Q-89")
  @Test
  void makesTheLastOneLeftWinEvenIfDamageIsDue() {
    Position.at(RoundStep.DAWN_ACTIONS, 3)
        .out(CID)
        .deck(ANN, Suit.DESTINY)
        .deck(BEN, Suit.DESTINY)
        .begins()
        .does(ANN, "{hurt: {who: each-player, damage: 1}}")
        .isWonBy(BEN, "THO-Q-89");
  }

  @Shows("THO-Q-89")
  @Test
  void givesTheFatePointsOfThoseStillIn() {
    Position.at(RoundStep.DRAWING, 3)
        .out(CID)
        .begins()
        .plays("fill 0")
        .asks(BEN, "gods-fate")
        .allows("fill 7");
  }

  @Shows("THO-Q-89")
  @Test
  void asksTheNextPlayerIfTheTurnWasOfOneWhoIsOut() {
    Position.at(RoundStep.DAWN_ACTIONS, 3)
        .deck(BEN, Suit.DESTINY)
        .begins()
        .plays("pass")
        .does(ANN, "{hurt: {who: each-opponent, damage: 1}}")
        .asks(CID, "action");
  }

  @Shows({"THO-Q-106", "THO-Q-89"})
  @Test
  void takesACardOfThatPlayerFromAnotherParty() {
    Position.at(RoundStep.DAWN_ACTIONS, 3)
        .party(ANN, BEN, "idol")
        .party(ANN, "bow")
        .deck(BEN, Suit.DESTINY)
        .begins()
        .does(ANN, "{hurt: {who: each-bane-player, damage: 1}}")
        .has("ann party", "bow");
  }

  @Shows({"THO-Q-92", "THO-Q-91"})
  @Test
  void showsNoBanePlayerTheCardsOfAnother() {
    Position at = Position.at(RoundStep.DAWN_ACTIONS, 3).hand(BEN, "curse").begins();
    assertThat(at.seenBy(CID).sides().get(1).bane().hand().size()).isZero();
    assertThat(at.seenBy(CID).sides().get(1).bane().handSize()).isEqualTo(1);
  }

  @Shows({"THO-Q-101", "THO-Q-89"})
  @Test
  void destroysACardWhoseResolutionIsDropped() {
    Position.at(RoundStep.DAWN_ACTIONS, 3)
        .deck(ANN, Suit.DESTINY)
        .hand(BEN, "plague")
        .pool(BEN, Suit.BANE, 3)
        .begins()
        .plays("pass", "play plague")
        .has("ben niflheim", "plague")
        .asks(BEN, "gods-fate");
  }
}
