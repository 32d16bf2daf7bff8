package org.lawspeaker.hofordeals.state;

import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.Deck;

/**
 * A face-down deck and its discard pile.
 *
 * @param deck the cards to draw
 * @param discard what is shuffled when the deck is empty
 */
public record Supply(Deck deck, @Default("[]") @CardNumber Bag discard) {
  /** All of these cards, shuffled. */
  public static Supply shuffled(Bag cards) {
    return new Supply(Deck.shuffled(cards), Bag.empty());
  }

  /** With another deck. */
  public Supply withDeck(Deck other) {
    return new Supply(other, discard);
  }

  /** With one more card in the discard pile. */
  public Supply discarding(int card) {
    return new Supply(deck, discard.with(card));
  }

  /** Every card of it. */
  public Bag cards() {
    return deck.cards().withAll(discard.toPile());
  }
}
