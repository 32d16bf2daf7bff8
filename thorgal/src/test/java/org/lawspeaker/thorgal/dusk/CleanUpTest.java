package org.lawspeaker.thorgal.dusk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.CID;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.rulebook.Shows;
import org.lawspeaker.thorgal.Layout;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.lasting.Span;
import org.lawspeaker.thorgal.state.Step;
import org.lawspeaker.thorgal.state.Suit;

class CleanUpTest {
  @Shows({"THO-CLEAN-01", "THO-Q-71"})
  @Test
  void putsAwayHandsAndPilesInOrder() {
    Position.at(Step.CLEAN_UP)
        .hand(ANN, "bow")
        .discard(ANN, "smith")
        .hand(BEN, "curse")
        .discard(BEN, "dread")
        .begins()
        .asks(ANN, "clean-up", "THO-CLEAN-02")
        .refuses("ben: deck curse", "THO-CLEAN-02")
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
    Position.at(Step.CLEAN_UP)
        .hand(ANN, "bow", "smith", "archers")
        .begins()
        .offers("pool bow", "deck bow", "pool smith", "deck smith", "pool archers", "deck archers")
        .plays("pool bow", "deck smith")
        .has("ann pool-cards", "bow")
        .plays("deck archers")
        .has("ann deck", 12)
        .has("ann pool", 1);
  }

  @Shows("THO-CLEAN-03")
  @Test
  void keepsNoCardInHand() {
    Position.at(Step.CLEAN_UP)
        .hand(ANN, "bow", "smith")
        .begins()
        .refuses("keep", "THO-CLEAN-03")
        .plays("deck bow")
        .refuses("keep", "THO-CLEAN-03")
        .plays("pool smith")
        .has("ann hand", "")
        .has("round", 3);
  }

  @Shows({"THO-CLEAN-03", "THO-GEN-03"})
  @Test
  void keepsCardsByATextAlone() {
    Position.at(Step.CLEAN_UP)
        .hand(ANN, "bow", "smith")
        .inForce(ANN, "{keep-in-hand: 1}", Span.ROUND)
        .begins()
        .refuses("keep", "THO-CLEAN-03")
        .plays("deck bow", "keep")
        .has("ann hand", "smith");
  }

  @Shows("THO-CLEAN-04")
  @Test
  void slidesTheDestinyDiscardsUnderTheDeck() {
    Position.at(Step.CLEAN_UP)
        .deck(ANN, Suit.DESTINY, "raven")
        .discard(ANN, "bow", "smith")
        .begins()
        .has("ann deck-cards", "raven smith bow")
        .has("ann discard", 0)
        .cites("discard-under-deck", "THO-CLEAN-04");
  }

  @Shows("THO-CLEAN-05")
  @Test
  void putsTheBanePlayersHandAway() {
    Position.at(Step.CLEAN_UP)
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

  @Shows("THO-CLEAN-06")
  @Test
  void slidesTheBaneDiscardsUnderTheDeck() {
    Position.at(Step.CLEAN_UP)
        .deck(BEN, Suit.BANE, "frost")
        .discard(BEN, "curse", "dread")
        .begins()
        .has("ben bane-deck-cards", "frost dread curse")
        .cites("discard-under-deck", "THO-CLEAN-06");
  }

  @Shows("THO-CLEAN-07")
  @Test
  void keepsWhatWasPutForTheNextRoundInTheRole() {
    Position.at(Step.CLEAN_UP)
        .destiny(BEN)
        .hand(BEN, "bow", "smith")
        .begins()
        .plays("pool bow", "deck smith", "fill 0", "draw")
        .has("destiny", ANN)
        .has("ben pool-cards", "bow");
    Position.at(Step.CLEAN_UP)
        .hand(ANN, "bow")
        .begins()
        .plays("deck bow", "fill 0", "fill 0")
        .changed()
        .destiny(ANN)
        .begins()
        .has("ann deck", 11);
  }

  @Shows({"THO-CLEAN-08", "THO-Q-70"})
  @Test
  void happensInDuskAndNotInDawn() {
    Position.at(Step.DAWN_ACTIONS)
        .hand(ANN, "shout")
        .lands("cliffs")
        .begins()
        .plays("pass", "pass", "travel cliffs", "decline")
        .has("ann hand", "shout")
        .allows("play shout");
    Position.at(Step.CLEAN_UP)
        .hand(ANN, "shout")
        .begins()
        .asks(ANN, "clean-up")
        .has("phase", "Dusk");
  }

  @Shows({"THO-CLEAN-09", "THO-Q-20"})
  @Test
  void shufflesNothing() {
    Position.at(Step.CLEAN_UP)
        .deck(ANN, Suit.DESTINY)
        .discard(ANN, "bow", "smith", "raven")
        .begins()
        .has("ann deck-cards", "raven smith bow");
  }

  @Shows("THO-Q-20")
  @Test
  void slidesThePileUnderHandCardsJustPutOnAnEmptyDeck() {
    Position.at(Step.CLEAN_UP)
        .deck(ANN, Suit.DESTINY)
        .discard(ANN, "bow", "smith")
        .hand(ANN, "raven")
        .begins()
        .plays("deck raven")
        .has("ann deck-cards", "raven smith bow");
  }

  @Shows("THO-CLEAN-10")
  @Test
  void leavesThePoolsAlone() {
    Position.at(Step.CLEAN_UP)
        .pool(ANN, "bow")
        .pool(ANN, "curse")
        .pool(BEN, "smith")
        .pool(BEN, "dread")
        .begins()
        .has("ann pool-cards", "bow")
        .has("ann bane-pool-cards", "curse")
        .has("ben pool-cards", "smith")
        .has("ben bane-pool-cards", "dread");
  }

  @Shows("THO-CLEAN-11")
  @Test
  void removesAllAttributeMarkers() {
    Position.at(Step.CLEAN_UP)
        .party(ANN, "bow")
        .party(BEN, "watcher")
        .lands("cliffs")
        .conquered(BEN, "ruins")
        .marked("bow", 1, 2, 3)
        .marked("watcher", 0, 0, -1)
        .marked("cliffs", 1, 0, 0)
        .marked("ruins", 1, 0, 0)
        .begins()
        .cites("markers-removed", "THO-CLEAN-11")
        .has("markers of bow", "0/0/0")
        .has("markers of watcher", "0/0/0")
        .has("markers of cliffs", "0/0/0")
        .has("markers of ruins", "0/0/0");
  }

  @Shows({"THO-CLEAN-12", "THO-CLEAN-15"})
  @Test
  void takesOneExhaustionMarkerFromEachCardOfTheDestinyPlayer() {
    Position.at(Step.CLEAN_UP)
        .party(ANN, "bow", "horse", "raven")
        .exhausted("bow", 1)
        .exhausted("horse", 3)
        .begins()
        .has("exhaustion of bow", 0)
        .has("exhaustion of horse", 2)
        .has("exhaustion of raven", 0)
        .cites("readied", "THO-CLEAN-12")
        .notes("readied", "markers", 0, 2);
  }

  @Shows({"THO-CLEAN-13", "THO-Q-73"})
  @Test
  void takesOneMarkerFromEachLandOfThatPlayer() {
    Position.at(Step.CLEAN_UP)
        .conquered(ANN, "meadow", "ruins")
        .exhausted("meadow", 1)
        .exhausted("ruins", 2)
        .begins()
        .has("exhaustion of meadow", 0)
        .has("exhaustion of ruins", 1)
        .cites("readied", "THO-CLEAN-13");
  }

  @Shows({"THO-CLEAN-14", "THO-Q-73"})
  @Test
  void leavesMarkersOnOtherCards() {
    Position.at(Step.CLEAN_UP)
        .party(BEN, "watcher")
        .conquered(BEN, "meadow")
        .lands("cliffs")
        .exhausted("watcher", 1)
        .exhausted("meadow", 1)
        .exhausted("cliffs", 1)
        .begins()
        .has("exhaustion of watcher", 1)
        .has("exhaustion of meadow", 1)
        .has("exhaustion of cliffs", 1)
        .isSilentOf("readied");
  }

  @Shows("THO-CLEAN-15")
  @Test
  void leavesACardExhaustedInTheNextDestinyRound() {
    Position.at(Step.CLEAN_UP)
        .party(ANN, "raven", "horse")
        .exhausted("horse", 2)
        .begins()
        .plays("fill 0", "fill 0", "pass", "pass")
        .changed()
        .begins()
        .has("exhaustion of horse", 1);
  }

  @Shows("THO-Q-71")
  @Test
  void letsLaterCardsLieOnTopOfEarlierOnes() {
    Position at =
        Position.at(Step.CLEAN_UP)
            .deck(ANN, Suit.DESTINY, "raven")
            .hand(ANN, "bow", "smith")
            .begins()
            .plays("deck bow", "deck smith");
    at.has("ann deck-cards", "smith bow raven");
  }

  @Shows("THO-Q-71")
  @Test
  void showsOthersTheNumbersOnly() {
    Layout laid = Position.at(Step.CLEAN_UP).hand(ANN, "bow", "smith");
    Position one = laid.begins().plays("deck bow");
    Position two = laid.begins().plays("deck smith");
    assertThat(one.seenBy(BEN)).isEqualTo(two.seenBy(BEN));
    one.cites("put-away", "THO-Q-71").notes("put-away", "on", "deck");
  }

  @Shows("THO-Q-72")
  @Test
  void putsCardsOfBothDecksAway() {
    Position.at(Step.CLEAN_UP)
        .hand(ANN, "bow", "curse")
        .begins()
        .offers("pool bow", "deck bow", "pool curse", "deck curse")
        .plays("deck curse", "pool bow")
        .has("ann bane-deck", 11)
        .has("ann pool-cards", "bow");
  }

  @Shows("THO-Q-100")
  @Test
  void slidesThePilesOfBothDecks() {
    Position.at(Step.CLEAN_UP)
        .discard(ANN, "bow", "curse")
        .discard(BEN, "smith", "dread")
        .begins()
        .has("ann bane-discard", 0)
        .has("ann discard", 0)
        .has("ben discard", 0)
        .has("ben bane-discard", 0)
        .has("ann bane-deck", 11)
        .has("ben deck", 11);
  }

  @Shows("THO-Q-90")
  @Test
  void asksTheBanePlayersClockwise() {
    Position.at(Step.CLEAN_UP, 3)
        .destiny(BEN)
        .hand(ANN, "curse")
        .hand(BEN, "bow")
        .hand(CID, "curse")
        .begins()
        .asks(BEN, "clean-up")
        .plays("deck bow")
        .asks(CID, "clean-up")
        .plays("deck curse")
        .asks(ANN, "clean-up");
  }
}
