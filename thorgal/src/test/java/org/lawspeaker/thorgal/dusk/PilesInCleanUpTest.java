package org.lawspeaker.thorgal.dusk;

import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;

import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;

/** Clean-up: discard piles go under the decks, pools stay. */
class PilesInCleanUpTest {
  @Shows("THO-CLEAN-04")
  @Test
  void slidesTheDestinyDiscardsUnderTheDeck() {
    Position.at(RoundStep.CLEAN_UP)
        .deck(ANN, Suit.DESTINY, "raven")
        .discard(ANN, "bow", "smith")
        .begins()
        .has("ann deck-cards", "raven smith bow")
        .has("ann discard", 0)
        .cites("discard-under-deck", "THO-CLEAN-04");
  }

  @Shows("THO-CLEAN-04")
  @Test
  void slidesThePileAfterTheHandIsPutAway() {
    Position.at(RoundStep.CLEAN_UP)
        .deck(ANN, Suit.DESTINY, "raven")
        .discard(ANN, "bow", "smith")
        .hand(ANN, "horse")
        .begins()
        .has("ann discard", 2)
        .plays("deck horse")
        .tells("put-away", "discard-under-deck")
        .notes("discard-under-deck", "cards", 2)
        .has("ann deck-cards", "horse raven smith bow");
  }

  @Shows("THO-CLEAN-06")
  @Test
  void slidesTheBaneDiscardsUnderTheDeck() {
    Position.at(RoundStep.CLEAN_UP)
        .deck(BEN, Suit.BANE, "frost")
        .discard(BEN, "curse", "dread")
        .begins()
        .has("ben bane-deck-cards", "frost dread curse")
        .cites("discard-under-deck", "THO-CLEAN-06");
  }

  @Shows("THO-CLEAN-06")
  @Test
  void slidesTheBanePileAfterTheHandIsPutAway() {
    Position.at(RoundStep.CLEAN_UP)
        .deck(BEN, Suit.BANE, "frost")
        .discard(BEN, "dread")
        .hand(BEN, "curse")
        .begins()
        .plays("deck curse")
        .tells("put-away", "discard-under-deck")
        .has("ben bane-deck-cards", "curse frost dread")
        .has("ben bane-discard", 0);
  }

  @Shows({"THO-CLEAN-09", "THO-Q-20"})
  @Test
  void shufflesNothing() {
    Position.at(RoundStep.CLEAN_UP)
        .deck(ANN, Suit.DESTINY)
        .discard(ANN, "bow", "smith", "raven")
        .begins()
        .has("ann deck-cards", "raven smith bow");
  }

  @Shows("THO-CLEAN-09")
  @Test
  void leavesTheOrderOfDecksAlone() {
    Position.at(RoundStep.CLEAN_UP)
        .deck(ANN, Suit.DESTINY, "raven", "horse")
        .discard(ANN, "bow", "smith")
        .deck(BEN, Suit.BANE, "frost", "storm")
        .discard(BEN, "curse", "dread")
        .begins()
        .has("ann deck-cards", "raven horse smith bow")
        .has("ben bane-deck-cards", "frost storm dread curse");
  }

  @Shows("THO-Q-20")
  @Test
  void slidesThePileUnderHandCardsJustPutOnAnEmptyDeck() {
    Position.at(RoundStep.CLEAN_UP)
        .deck(ANN, Suit.DESTINY)
        .discard(ANN, "bow", "smith")
        .hand(ANN, "raven")
        .begins()
        .plays("deck raven")
        .has("ann deck-cards", "raven smith bow");
  }

  @Shows("THO-Q-100")
  @Test
  void slidesThePilesOfBothDecks() {
    Position.at(RoundStep.CLEAN_UP)
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

  @Shows("THO-CLEAN-10")
  @Test
  void leavesThePoolsAlone() {
    Position.at(RoundStep.CLEAN_UP)
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

  @Shows("THO-CLEAN-10")
  @Test
  void keepsThePoolForTheNextRoundInTheRole() {
    Position.at(RoundStep.CLEAN_UP)
        .pool(BEN, "bow", "smith")
        .pool(BEN, "curse")
        .begins()
        .plays("fill 0", "fill 0")
        .has("destiny", BEN)
        .has("ben pool-cards", "smith bow")
        .has("ben bane-pool-cards", "curse");
  }
}
