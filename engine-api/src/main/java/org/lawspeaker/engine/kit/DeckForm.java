package org.lawspeaker.engine.kit;

import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.json.Default;

/**
 * A deck as it is written.
 *
 * @param order what is known of it, from the top down; what it does not name lies below
 * @param bag the cards that are unseen
 */
record DeckForm(@Default("[]") Spread order, @CardNumber Bag bag) {
  static DeckForm of(Deck deck) {
    return new DeckForm(deck.spread(Onlooker.ARBITER), deck.bag());
  }

  Deck deck() {
    int below = Math.max(0, bag.size() - order.unseen());
    return Deck.of(new Spread(order.size() + below, order.slots()), bag);
  }
}
