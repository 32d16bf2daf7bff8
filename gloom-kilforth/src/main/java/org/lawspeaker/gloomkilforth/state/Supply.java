package org.lawspeaker.gloomkilforth.state;

import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.CardNumber;

/**
 * A face-down deck whose order nobody knows, and its discard pile, which lies open (GOK-DECK-01,
 * GOK-DECK-02). The order of a discard pile means nothing (GOK-DECK-03).
 *
 * @param deck the cards to draw
 * @param discard the cards discarded
 */
public record Supply(@CardNumber Bag deck, @Default("[]") @CardNumber Bag discard) {
  /** All of these cards, shuffled. */
  public static Supply shuffled(Bag cards) {
    return new Supply(cards, Bag.empty());
  }

  /** Without a card that is drawn. */
  public Supply without(int card) {
    return new Supply(deck.without(card), discard);
  }

  /** With one more card in the discard pile. */
  public Supply discarding(int card) {
    return new Supply(deck, discard.with(card));
  }

  /** With one more card in the deck. */
  public Supply shufflingIn(int card) {
    return new Supply(deck.with(card), discard);
  }

  /** An empty deck is made anew of the discard pile (GOK-DECK-06). */
  public Supply renewed() {
    return deck.isEmpty() && !discard.isEmpty() ? new Supply(discard, Bag.empty()) : this;
  }

  /** Whether a card can be drawn (GOK-Q-42). */
  public boolean hasCards() {
    return deck.size() + discard.size() > 0;
  }
}
