package org.lawspeaker.engine.kit;

import java.util.Arrays;
import java.util.StringJoiner;

/**
 * The slots of a {@link Deck}. The arrays reach down to the lowest slot that says anything; all
 * slots below are unseen by all, so that equal slots have equal arrays.
 */
final class Slots {
  private static final int UNSEEN = -1;
  private static final int[] NO_CARDS = new int[0];
  private static final long[] NO_MASKS = new long[0];

  private final int[] cards;
  private final long[] known;
  private final int size;

  private Slots(int[] cards, long[] known, int size) {
    this.cards = cards;
    this.known = known;
    this.size = size;
  }

  static Slots unseen(int size) {
    return new Slots(NO_CARDS, NO_MASKS, size);
  }

  int size() {
    return size;
  }

  /** All slots from here down are unseen by all. */
  int reach() {
    return cards.length;
  }

  /** Whether all slots from the upper of these two down are unseen by all. */
  boolean saysNothing(int one, int other) {
    check(one, size);
    check(other, size);
    return Math.min(one, other) >= cards.length;
  }

  int card(int slot) {
    check(slot, size);
    return slot < cards.length ? cards[slot] : UNSEEN;
  }

  long known(int slot) {
    check(slot, size);
    return slot < known.length ? known[slot] : 0;
  }

  Slots with(int slot, int card, long mask) {
    check(slot, size);
    int reach = Math.max(cards.length, slot + 1);
    int[] newCards = reaching(reach);
    long[] newKnown = Arrays.copyOf(known, reach);
    newCards[slot] = card;
    newKnown[slot] = mask;
    return trimmed(newCards, newKnown, size);
  }

  Slots inserted(int slot, int card, long mask) {
    check(slot, size + 1);
    int reach = Math.max(cards.length, slot);
    long[] newKnown = new long[reach + 1];
    System.arraycopy(known, 0, newKnown, 0, Math.min(slot, known.length));
    newKnown[slot] = mask;
    for (int i = slot; i < known.length; i++) {
      newKnown[i + 1] = known[i];
    }
    return trimmed(IdArrays.inserted(reaching(reach), slot, card), newKnown, size + 1);
  }

  Slots removed(int slot) {
    check(slot, size);
    if (slot >= cards.length) {
      return new Slots(cards, known, size - 1);
    }
    long[] newKnown = new long[known.length - 1];
    System.arraycopy(known, 0, newKnown, 0, slot);
    System.arraycopy(known, slot + 1, newKnown, slot, newKnown.length - slot);
    return trimmed(IdArrays.removed(cards, slot), newKnown, size - 1);
  }

  private int[] reaching(int reach) {
    int[] longer = Arrays.copyOf(cards, reach);
    Arrays.fill(longer, cards.length, reach, UNSEEN);
    return longer;
  }

  private static Slots trimmed(int[] cards, long[] known, int size) {
    int reach = cards.length;
    while (reach > 0 && cards[reach - 1] == UNSEEN && known[reach - 1] == 0) {
      reach--;
    }
    return reach == cards.length
        ? new Slots(cards, known, size)
        : new Slots(Arrays.copyOf(cards, reach), Arrays.copyOf(known, reach), size);
  }

  private static void check(int slot, int below) {
    if (slot < 0 || slot >= below) {
      throw new IndexOutOfBoundsException("slot " + slot + " of " + below);
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Slots slots
        && size == slots.size
        && Arrays.equals(cards, slots.cards)
        && Arrays.equals(known, slots.known);
  }

  @Override
  public int hashCode() {
    return (Arrays.hashCode(cards) * 31 + Arrays.hashCode(known)) * 31 + size;
  }

  @Override
  public String toString() {
    StringJoiner text = new StringJoiner(", ", "[", "]");
    for (int slot = 0; slot < size; slot++) {
      text.add(card(slot) == UNSEEN ? "?" : String.valueOf(cards[slot]));
    }
    return text.toString();
  }
}
