package org.lawspeaker.engine.kit;

import com.google.common.collect.ImmutableList;
import java.util.Optional;

/**
 * What a viewer knows about the order of a {@link Deck}, without the cards of its bag: those may be
 * a secret that the hands of others share.
 *
 * @param size how many cards the deck has
 * @param slots the slots that somebody knows, from the top down
 */
public record Spread(int size, ImmutableList<Slot> slots) {
  /**
   * One slot.
   *
   * @param at which, from 0 for the top
   * @param card its card, if the viewer knows it
   * @param knownTo who knows it, as {@link Deck#knownTo}
   */
  public record Slot(int at, @CardNumber Optional<Integer> card, long knownTo) {}

  public Spread {
    int above = -1;
    for (Slot slot : slots) {
      if (slot.at() <= above || slot.at() >= size) {
        throw new IllegalArgumentException(
            "slot " + slot.at() + " after slot " + above + " in a deck of " + size);
      }
      if (slot.card().isPresent() && slot.card().get() < 0) {
        throw new IllegalArgumentException(
            "the id of a card is 0 or more, not " + slot.card().get());
      }
      above = slot.at();
    }
  }

  /** These cards, of so many altogether; nobody is said to know them. */
  static Spread of(Pile known, int size) {
    ImmutableList.Builder<Slot> slots = ImmutableList.builder();
    for (int i = 0; i < known.size(); i++) {
      slots.add(new Slot(i, Optional.of(known.get(i)), 0));
    }
    return new Spread(size, slots.build());
  }

  /** How many slots have no card in this spread: as many cards the bag of the deck needs. */
  public int unseen() {
    int unseen = size;
    for (Slot slot : slots) {
      unseen -= slot.card().isPresent() ? 1 : 0;
    }
    return unseen;
  }

  /** The cards that the viewer knows to be in the deck. */
  public Pile known() {
    Pile known = Pile.empty();
    for (Slot slot : slots) {
      known = slot.card().isPresent() ? known.withLast(slot.card().get()) : known;
    }
    return known;
  }
}
