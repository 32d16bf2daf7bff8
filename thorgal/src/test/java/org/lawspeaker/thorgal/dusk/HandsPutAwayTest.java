package org.lawspeaker.thorgal.dusk;

import static org.assertj.core.api.Assertions.assertThat;
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

/** Clean-up: the cards of the hands, and what the discard piles wait for. */
class HandsPutAwayTest {
  @Shows({"THO-CLEAN-01", "THO-Q-71"})
  @Test
  void putsAwayHandsAndPilesInOrder() {
    Position.at(RoundStep.CLEAN_UP)
        .hand(ANN, "bow")
        .discard(ANN, "smith")
        .hand(BEN, "curse")
        .discard(BEN, "dread")
        .begins()
        .asks(ANN, "clean-up", "THO-CLEAN-02")
        .refuses("ben: deck curse", "THO-CLEAN-01")
        .plays("deck bow")
        .asks(BEN, "clean-up", "THO-CLEAN-05")
        .has("ann discard", 0)
        .has("ben bane-discard", 1)
        .plays("pool curse")
        .tells("put-away", "discard-under-deck", "markers-removed");
  }

  @Shows("THO-CLEAN-02")
  @Test
  void putsEachCardOnPoolOrDeck() {
    Position.at(RoundStep.CLEAN_UP)
        .hand(ANN, "bow", "smith", "archers")
        .begins()
        .offers("pool bow", "deck bow", "pool smith", "deck smith", "pool archers", "deck archers")
        .plays("pool bow", "deck smith")
        .has("ann pool-cards", "bow")
        .plays("deck archers")
        .has("ann deck", 12)
        .has("ann pool", 1);
  }

  @Shows("THO-CLEAN-02")
  @Test
  void putsCardsOnTheOwnPilesOnly() {
    Position.at(RoundStep.CLEAN_UP)
        .hand(ANN, "bow", "smith")
        .begins()
        .allows("pool bow", "THO-CLEAN-02", "THO-CLEAN-03")
        .refuses("pool raven", "THO-CLEAN-02")
        .refusesBecause("pool raven", "not-in-hand")
        .refusesBecause("ben: pool bow", "not-now")
        .plays("pool bow", "pool smith")
        .has("ann pool-cards", "smith bow")
        .has("ben pool", 0)
        .notes("put-away", "on", "pool", "pool");
  }

  @Shows("THO-CLEAN-02")
  @Test
  void decidesForEachCopyOfACardByItself() {
    Position.at(RoundStep.CLEAN_UP)
        .hand(ANN, "bow", "bow")
        .begins()
        .offers("pool bow", "deck bow")
        .plays("pool bow")
        .offers("pool bow", "deck bow")
        .plays("deck bow")
        .has("ann pool", 1)
        .has("ann deck", 11);
  }

  @Shows("THO-CLEAN-03")
  @Test
  void keepsNoCardInHand() {
    Position.at(RoundStep.CLEAN_UP)
        .hand(ANN, "bow", "smith")
        .begins()
        .refuses("keep", "THO-CLEAN-03")
        .plays("deck bow")
        .refuses("keep", "THO-CLEAN-03")
        .plays("pool smith")
        .has("ann hand", "")
        .has("round", 3);
  }

  @Shows("THO-CLEAN-03")
  @Test
  void letsATextKeepSoManyCardsAndNoMore() {
    Position.at(RoundStep.CLEAN_UP)
        .hand(ANN, "bow", "smith", "raven")
        .discard(ANN, "horse")
        .hand(BEN, "curse")
        .inForce(ANN, "{keep-in-hand: 2}", Span.ROUND)
        .begins()
        .refusesBecause("keep", "none-kept")
        .plays("pool bow")
        .allows("keep", "THO-GEN-03")
        .offersAlso("keep", "pool smith", "deck raven")
        .plays("keep")
        .tells("kept-in-hand", "discard-under-deck")
        .has("ann hand", "smith raven")
        .has("ann discard", 0)
        .asks(BEN, "clean-up")
        .refuses("keep", "THO-CLEAN-03")
        .refusesBecause("ann: keep", "not-now");
  }

  @Shows("THO-CLEAN-03")
  @Test
  void countsCardsOfBothHandsForAText() {
    Position.at(RoundStep.CLEAN_UP)
        .hand(ANN, "bow", "curse")
        .inForce(ANN, "{keep-in-hand: 1}", Span.ROUND)
        .begins()
        .refuses("keep", "THO-CLEAN-03")
        .plays("deck curse", "keep")
        .has("ann hand", "bow");
  }

  @Shows("THO-CLEAN-05")
  @Test
  void putsTheBanePlayersHandAway() {
    Position.at(RoundStep.CLEAN_UP)
        .hand(BEN, "curse", "dread")
        .begins()
        .asks(BEN, "clean-up", "THO-CLEAN-05")
        .offers("pool curse", "deck curse", "pool dread", "deck dread")
        .allows("pool curse", "THO-CLEAN-05", "THO-CLEAN-03")
        .plays("pool curse", "deck dread")
        .has("ben bane-pool-cards", "curse")
        .has("ben bane-deck", 11)
        .has("ben pool", 0);
  }

  @Shows("THO-CLEAN-05")
  @Test
  void letsTheBanePlayerDecideForEachCard() {
    Position.at(RoundStep.CLEAN_UP)
        .deck(BEN, Suit.BANE, "frost")
        .pool(BEN, "dread")
        .hand(BEN, "curse", "storm", "stun")
        .begins()
        .plays("deck curse", "pool storm", "deck stun")
        .has("ben bane-deck-cards", "stun curse frost")
        .has("ben bane-pool-cards", "storm dread")
        .has("ben bane-hand", "");
  }

  @Shows("THO-CLEAN-07")
  @Test
  void keepsWhatWasPutForTheNextRoundInTheRole() {
    Position.at(RoundStep.CLEAN_UP)
        .hand(ANN, "bow", "smith")
        .begins()
        .plays("pool bow", "deck smith", "fill 0", "draw")
        .has("destiny", BEN)
        .has("ann pool-cards", "bow");
    Position.at(RoundStep.CLEAN_UP)
        .hand(ANN, "bow")
        .begins()
        .plays("deck bow", "fill 0", "fill 0")
        .changed()
        .destiny(ANN)
        .begins()
        .has("ann deck", 11);
  }

  @Shows("THO-CLEAN-07")
  @Test
  void drawsTheCardPutOnTheDeckNext() {
    Position.at(RoundStep.CLEAN_UP)
        .hand(BEN, "curse", "dread")
        .begins()
        .plays("deck dread", "pool curse", "fill 0", "fill 0")
        .plays("pass", "pass", "pass", "pass", "pass", "pass", "fill 0", "draw", "fill 0")
        .has("round", 4)
        .has("ben bane-hand", "dread")
        .has("ben bane-pool-cards", "curse");
  }

  @Shows({"THO-CLEAN-08", "THO-Q-70"})
  @Test
  void happensInDuskAndNotInDawn() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .hand(ANN, "shout")
        .lands("cliffs")
        .begins()
        .plays("pass", "pass", "travel cliffs", "decline")
        .has("ann hand", "shout")
        .allows("play shout");
    Position.at(RoundStep.CLEAN_UP)
        .hand(ANN, "shout")
        .begins()
        .asks(ANN, "clean-up")
        .has("phase", "Dusk");
  }

  @Shows("THO-CLEAN-08")
  @Test
  void belongsToTheRoundThatEnds() {
    Position.at(RoundStep.CLEAN_UP)
        .hand(ANN, "bow")
        .begins()
        .has("round", 2)
        .has("phase", "Dusk")
        .has("destiny", ANN)
        .plays("pool bow")
        .tells("put-away", "markers-removed", "roles-switched", "round-begins");
  }

  @Shows("THO-Q-71")
  @Test
  void letsLaterCardsLieOnTopOfEarlierOnes() {
    Position at =
        Position.at(RoundStep.CLEAN_UP)
            .deck(ANN, Suit.DESTINY, "raven")
            .hand(ANN, "bow", "smith")
            .begins()
            .plays("deck bow", "deck smith");
    at.has("ann deck-cards", "smith bow raven");
  }

  @Shows("THO-Q-71")
  @Test
  void laysLaterCardsOfThePoolOnTop() {
    Position.at(RoundStep.CLEAN_UP)
        .pool(ANN, "raven")
        .hand(ANN, "bow", "smith")
        .begins()
        .plays("pool smith", "pool bow")
        .has("ann pool-cards", "bow smith raven");
  }

  @Shows("THO-Q-71")
  @Test
  void showsOthersTheNumbersOnly() {
    LaidOut laid = Position.at(RoundStep.CLEAN_UP).hand(ANN, "bow", "smith");
    Position one = laid.begins().plays("deck bow");
    Position two = laid.begins().plays("deck smith");
    assertThat(one.seenBy(BEN)).isEqualTo(two.seenBy(BEN));
    one.cites("put-away", "THO-Q-71").notes("put-away", "on", "deck");
  }

  @Shows("THO-Q-71")
  @Test
  void hidesTheCardsPutOnThePool() {
    LaidOut laid = Position.at(RoundStep.CLEAN_UP).hand(ANN, "bow", "smith");
    Position one = laid.begins().plays("pool bow", "deck smith");
    Position two = laid.begins().plays("pool smith", "deck bow");
    assertThat(one.seenBy(BEN)).isEqualTo(two.seenBy(BEN));
    assertThat(one.seenBy(ANN)).isNotEqualTo(two.seenBy(ANN));
  }

  @Shows("THO-Q-72")
  @Test
  void putsCardsOfBothDecksAway() {
    Position.at(RoundStep.CLEAN_UP)
        .hand(ANN, "bow", "curse")
        .begins()
        .offers("pool bow", "deck bow", "pool curse", "deck curse")
        .plays("deck curse", "pool bow")
        .has("ann bane-deck", 11)
        .has("ann pool-cards", "bow");
  }

  @Shows("THO-Q-72")
  @Test
  void putsDestinyCardsOfABanePlayerAway() {
    Position.at(RoundStep.CLEAN_UP)
        .hand(BEN, "curse", "bow")
        .begins()
        .asks(BEN, "clean-up", "THO-CLEAN-05")
        .offers("pool curse", "deck curse", "pool bow", "deck bow")
        .plays("pool bow", "deck curse")
        .has("ben pool-cards", "bow")
        .has("ben bane-deck", 11)
        .has("ben hand", "");
  }

  @Shows("THO-Q-71")
  @Test
  void finishesTheDestinyPlayerBeforeTheBanePlayer() {
    Position.at(RoundStep.CLEAN_UP)
        .hand(ANN, "bow", "smith")
        .hand(BEN, "curse")
        .begins()
        .plays("deck bow")
        .asks(ANN, "clean-up", "THO-CLEAN-02")
        .plays("deck smith")
        .asks(BEN, "clean-up", "THO-CLEAN-05");
  }

  @Shows("THO-Q-90")
  @Test
  void asksTheBanePlayersClockwise() {
    Position.at(RoundStep.CLEAN_UP, 3)
        .hand(BEN, "curse")
        .hand(ANN, "bow")
        .hand(CID, "curse")
        .begins()
        .asks(ANN, "clean-up")
        .plays("deck bow")
        .asks(CID, "clean-up")
        .plays("deck curse")
        .asks(BEN, "clean-up");
  }

  @Shows({"THO-Q-73", "THO-Q-89"})
  @Test
  void goesOnWithoutAPlayerWhoIsOut() {
    Position.at(RoundStep.CLEAN_UP, 3)
        .hand(ANN, "bow")
        .deck(CID, Suit.DESTINY)
        .hand(CID, "curse")
        .hand(BEN, "dread")
        .begins()
        .does(ANN, "{hurt: {who: each-bane-player, damage: 1}}")
        .asks(ANN, "clean-up")
        .plays("deck bow")
        .asks(BEN, "clean-up");
  }

  @Shows("THO-Q-72")
  @Test
  void tellsOnWhichPoolOrDeckACardGoes() {
    Position.at(RoundStep.CLEAN_UP)
        .hand(ANN, "bow", "hex")
        .begins()
        .plays("deck bow", "pool hex")
        .says(
            "put-away",
            "seat 1 puts a card on top of the destiny deck",
            "seat 1 puts a card on top of the bane pool");
  }

  @Shows("THO-Q-72")
  @Test
  void tellsHowManyCardsOfBothKindsAreKept() {
    Position.at(RoundStep.CLEAN_UP)
        .hand(ANN, "bow", "hex")
        .inForce(ANN, "{keep-in-hand: 2}", Span.ROUND)
        .begins()
        .plays("keep")
        .cites("kept-in-hand", "THO-GEN-03")
        .says("kept-in-hand", "seat 1 keeps 2 cards");
  }
}
