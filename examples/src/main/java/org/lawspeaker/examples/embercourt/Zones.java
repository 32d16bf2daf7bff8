package org.lawspeaker.examples.embercourt;

import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Spread;

/**
 * The cards of the game that have not been placed yet.
 *
 * @param left what is left of them
 */
record Zones(Bag left) {
  /**
   * With these cards placed.
   *
   * @throws IllegalArgumentException if there are not as many
   */
  Zones without(Pile cards) {
    Bag rest = left;
    for (int i = 0; i < cards.size(); i++) {
      if (rest.count(cards.get(i)) == 0) {
        throw new IllegalArgumentException(
            "there are "
                + Court.CARDS.count(cards.get(i))
                + " cards of value "
                + cards.get(i)
                + ", not more ("
                + Clauses.CARDS
                + ")");
      }
      rest = rest.without(cards.get(i));
    }
    return new Zones(rest);
  }

  /** The cards of a deck whose slot is known. */
  static Pile known(Spread deck) {
    Pile known = Pile.empty();
    for (Spread.Slot slot : deck.slots()) {
      known = slot.card().isPresent() ? known.withLast(slot.card().get()) : known;
    }
    return known;
  }
}
