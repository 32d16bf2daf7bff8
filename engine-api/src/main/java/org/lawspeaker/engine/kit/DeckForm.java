package org.lawspeaker.engine.kit;

import java.util.Optional;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.json.Default;

/**
 * A deck as it is written.
 *
 * @param order what is known of it, from the top down; what it does not name lies below
 * @param bag the cards that are unseen; none, if it is left out
 */
record DeckForm(@Default("[]") Spread order, @CardNumber Optional<Bag> bag) {
  static DeckForm of(Deck deck) {
    return new DeckForm(deck.spread(Onlooker.ARBITER), Optional.of(deck.bag()));
  }

  Deck deck() {
    Bag unseen = bag.orElse(Bag.of());
    int below = Math.max(0, unseen.size() - order.unseen());
    return Deck.of(new Spread(order.size() + below, order.slots()), unseen);
  }
}
