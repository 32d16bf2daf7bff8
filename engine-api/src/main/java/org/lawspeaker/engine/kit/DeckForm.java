package org.lawspeaker.engine.kit;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.json.Default;

/**
 * A deck as it is written.
 *
 * @param size how many cards it has; if left out, as many as are named
 * @param slots those of which somebody knows something, from the top down
 * @param bag the cards of the others
 */
record DeckForm(
    Optional<Integer> size, @Default("[]") ImmutableList<Spread.Slot> slots, @CardNumber Bag bag) {
  static DeckForm of(Deck deck) {
    return new DeckForm(
        Optional.of(deck.size()), deck.spread(Onlooker.ARBITER).slots(), deck.bag());
  }

  Deck deck() {
    int known = (int) slots.stream().filter(slot -> slot.card().isPresent()).count();
    return Deck.of(new Spread(size.orElse(bag.size() + known), slots), bag);
  }
}
