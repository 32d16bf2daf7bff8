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
  private static final String HURT_CID = "{hurt: {who: each-opponent, damage: 1}}";

  @Shows("THO-Q-89")
  @Test
  void takesAllCardsOfThatPlayerOutOfTheGame() {
    Position.at(RoundStep.DAWN_ACTIONS, 3)
        .deck(CID, Suit.DESTINY)
        .party(CID, "watcher")
        .hand(CID, "curse")
        .conquered(CID, "meadow")
        .lands("cliffs")
        .begins()
        .does(ANN, "{hurt: {who: each-opponent, damage: 1}}")
        .cites("out", "THO-Q-89")
        .has("cid party", "")
        .has("cid bane-hand", "")
        .has("cid bane-deck", 0)
        .has("conquered", "")
        .has("cid horns", 0)
        .has("lands", "cliffs")
        .has("ben valhalla", "farmer")
        .asks(ANN, "action");
  }

  @Shows("THO-Q-89")
  @Test
  void leavesWhatWasDestroyedWhereAllHaveSeenIt() {
    Position.at(RoundStep.DAWN_ACTIONS, 3)
        .deck(CID, Suit.DESTINY, "farmer")
        .begins()
        .does(ANN, HURT_CID, HURT_CID)
        .cites("out", "THO-Q-89")
        .has("cid valhalla", "farmer")
        .has("cid deck", 0);
  }

  @Shows({"THO-Q-89", "THO-Q-75"})
  @Test
  void sparesWhoIsOutWhatStillHitsTheOthers() {
    Position at =
        Position.at(RoundStep.DAWN_ACTIONS, 3)
            .deck(CID, Suit.DESTINY)
            .pool(ANN, Suit.DESTINY, 1)
            .hand(ANN, "miser")
            .begins();
    String fatal = "{on: discarded, effects: [{hurt: {who: bane-player, damage: 1}}]}";
    String each = "{on: played, effects: [{spend-pool: {who: each-player, cards: 1}}]}";
    Altered cards =
        Altered.with("{on: discarded, effects: [{draw-cards: {cards: 1}}]}", each + ", " + fatal);
    cards
        .plays(cards.plays(at, "play miser").asks(ANN, "player"), "player 2")
        .says("pool-spent", "seat 0 discards no card of the pool");
  }

  @Shows({"THO-Q-89", "THO-WIN-04"})
  @Test
  void goesOnWithoutABanePlayer() {
    Position.at(RoundStep.DAWN_ACTIONS, 3)
        .deck(CID, Suit.DESTINY)
        .lands("cliffs")
        .begins()
        .does(ANN, "{hurt: {who: each-opponent, damage: 1}}")
        .plays("ann: pass")
        .asks(BEN, "action")
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
        .attached(CID, "storm")
        .opposed(BEN, "watcher")
        .hand(CID, "stun", "curse")
        .begins()
        .plays("pass", "play stun")
        .has("ann party", "")
        .has("attached", "")
        .has("opposing", "")
        .has("cid niflheim", "storm stun")
        .has("ben party", "watcher")
        .has("destination", "")
        .asks(CID, "clean-up")
        .plays("deck curse")
        .has("destiny", CID)
        .has("round", 3)
        .asks(CID, "gods-fate");
  }

  @Shows("THO-Q-89")
  @Test
  void makesTheLastOneLeftTheWinner() {
    Position.at(RoundStep.DAWN_ACTIONS, 3)
        .out(BEN)
        .deck(CID, Suit.DESTINY)
        .begins()
        .does(ANN, "{hurt: {who: bane-player, damage: 1}}")
        .isWonBy(ANN, "THO-Q-89");
  }

  @Shows("THO-Q-89")
  @Test
  void makesTheLastOneLeftWinEvenIfDamageIsDue() {
    Position.at(RoundStep.DAWN_ACTIONS, 3)
        .out(BEN)
        .deck(ANN, Suit.DESTINY)
        .deck(CID, Suit.DESTINY)
        .begins()
        .does(ANN, "{hurt: {who: each-player, damage: 1}}")
        .isWonBy(CID, "THO-Q-89");
  }

  @Shows("THO-Q-89")
  @Test
  void givesTheFatePointsOfThoseStillIn() {
    Position.at(RoundStep.DRAWING, 3)
        .out(BEN)
        .begins()
        .plays("fill 0")
        .asks(CID, "gods-fate")
        .allows("fill 7");
  }

  @Shows("THO-Q-89")
  @Test
  void asksTheNextPlayerIfTheTurnWasOfOneWhoIsOut() {
    Position.at(RoundStep.DAWN_ACTIONS, 3)
        .deck(CID, Suit.DESTINY)
        .begins()
        .plays("pass")
        .does(ANN, "{hurt: {who: each-opponent, damage: 1}}")
        .asks(BEN, "action");
  }

  @Shows({"THO-Q-106", "THO-Q-89"})
  @Test
  void takesACardOfThatPlayerFromAnotherParty() {
    Position.at(RoundStep.DAWN_ACTIONS, 3)
        .party(ANN, CID, "idol")
        .party(ANN, "bow")
        .deck(CID, Suit.DESTINY)
        .begins()
        .does(ANN, "{hurt: {who: each-bane-player, damage: 1}}")
        .has("ann party", "bow");
  }

  @Shows({"THO-Q-92", "THO-Q-91"})
  @Test
  void showsNoBanePlayerTheCardsOfAnother() {
    Position at = Position.at(RoundStep.DAWN_ACTIONS, 3).hand(CID, "curse").begins();
    assertThat(at.seenBy(BEN).sides().get(CID.index()).bane().hand().size()).isZero();
    assertThat(at.seenBy(BEN).sides().get(CID.index()).bane().handSize()).isEqualTo(1);
  }

  @Shows({"THO-Q-101", "THO-Q-89"})
  @Test
  void destroysACardWhoseResolutionIsDropped() {
    Position.at(RoundStep.DAWN_ACTIONS, 3)
        .deck(ANN, Suit.DESTINY)
        .hand(CID, "plague")
        .pool(CID, Suit.BANE, 3)
        .begins()
        .plays("pass", "play plague")
        .has("cid niflheim", "plague")
        .asks(CID, "gods-fate");
  }
}
