package org.lawspeaker.engine.kit;

import java.util.Arrays;
import java.util.StringJoiner;

/**
 * The slots of a {@link Deck}. Only those that say something are held, a known card or who knows
 * it, so that a change costs a copy in proportion to their number and equal slots have equal
 * arrays.
 */
final class Slots implements Fingerprinted {
  private static final int UNSEEN = -1;
  private static final int[] NO_NUMBERS = new int[0];
  private static final long[] NO_MASKS = new long[0];

  /** Slots of which none says anything, by their number: a deck mostly has such. */
  private static final Slots[] UNSEEN_SLOTS = new Slots[256];

  static {
    for (int size = 0; size < UNSEEN_SLOTS.length; size++) {
      UNSEEN_SLOTS[size] = new Slots(NO_NUMBERS, NO_NUMBERS, NO_MASKS, size);
    }
  }

  /** Which slots say something, ascending. */
  private final int[] told;

  private final int[] cards;
  private final long[] known;
  private final int size;

  private Slots(int[] told, int[] cards, long[] known, int size) {
    this.told = told;
    this.cards = cards;
    this.known = known;
    this.size = size;
  }

  static Slots unseen(int size) {
    return size < UNSEEN_SLOTS.length
        ? UNSEEN_SLOTS[size]
        : new Slots(NO_NUMBERS, NO_NUMBERS, NO_MASKS, size);
  }

  int size() {
    return size;
  }

  /** How many slots say something. */
  int told() {
    return told.length;
  }

  /** The slot that is the {@code index}-th to say something, from the top down. */
  int told(int index) {
    return told[index];
  }

  int card(int slot) {
    check(slot, size);
    int index = firstFrom(slot);
    return says(index, slot) ? cards[index] : UNSEEN;
  }

  long known(int slot) {
    check(slot, size);
    int index = firstFrom(slot);
    return says(index, slot) ? known[index] : 0;
  }

  Slots with(int slot, int card, long mask) {
    check(slot, size);
    int index = firstFrom(slot);
    Slots without = says(index, slot) ? without(index) : this;
    return without.adding(index, slot, card, mask, size);
  }

  Slots inserted(int slot, int card, long mask) {
    check(slot, size + 1);
    int index = firstFrom(slot);
    return shifted(index, told.length, 1).adding(index, slot, card, mask, size + 1);
  }

  Slots removed(int slot) {
    check(slot, size);
    if (told.length == 0) {
      return unseen(size - 1);
    }
    int index = firstFrom(slot);
    Slots without = says(index, slot) ? without(index) : this;
    Slots moved = without.shifted(index, without.told.length, -1);
    return new Slots(moved.told, moved.cards, moved.known, size - 1);
  }

  /** With one slot laid where another was; those between them move up or down by one. */
  Slots moved(int from, int to) {
    check(from, size);
    check(to, size);
    int index = firstFrom(from);
    if (says(index, from)) {
      return removed(from).inserted(to, cards[index], known[index]);
    }
    return from < to ? shifted(index, firstFrom(to + 1), -1) : shifted(firstFrom(to), index, 1);
  }

  /** The index of the first slot that says something, from this one down. */
  private int firstFrom(int slot) {
    int index = 0;
    while (index < told.length && told[index] < slot) {
      index++;
    }
    return index;
  }

  private boolean says(int index, int slot) {
    return index < told.length && told[index] == slot;
  }

  private Slots without(int index) {
    long[] masks = new long[known.length - 1];
    System.arraycopy(known, 0, masks, 0, index);
    System.arraycopy(known, index + 1, masks, index, masks.length - index);
    return new Slots(IdArrays.removed(told, index), IdArrays.removed(cards, index), masks, size);
  }

  /** With what one slot says, if that is anything. */
  private Slots adding(int index, int slot, int card, long mask, int newSize) {
    if (card == UNSEEN && mask == 0) {
      return new Slots(told, cards, known, newSize);
    }
    long[] masks = new long[known.length + 1];
    System.arraycopy(known, 0, masks, 0, index);
    masks[index] = mask;
    System.arraycopy(known, index, masks, index + 1, known.length - index);
    return new Slots(
        IdArrays.inserted(told, index, slot),
        IdArrays.inserted(cards, index, card),
        masks,
        newSize);
  }

  /** The same, with what is told from one index to before another a slot further down or up. */
  private Slots shifted(int from, int end, int by) {
    if (from == end) {
      return this;
    }
    int[] moved = told.clone();
    for (int i = from; i < end; i++) {
      moved[i] += by;
    }
    return new Slots(moved, cards, known, size);
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
        && Arrays.equals(told, slots.told)
        && Arrays.equals(cards, slots.cards)
        && Arrays.equals(known, slots.known);
  }

  @Override
  public int hashCode() {
    int hash = Arrays.hashCode(told) * 31 + Arrays.hashCode(cards);
    return (hash * 31 + Arrays.hashCode(known)) * 31 + size;
  }

  @Override
  public void feed(Fingerprint to) {
    to.add(size).add(told.length);
    for (int i = 0; i < told.length; i++) {
      to.add(told[i]).add(cards[i]).add(known[i]);
    }
  }

  @Override
  public String toString() {
    StringJoiner text = new StringJoiner(", ", "[", "]");
    for (int slot = 0; slot < size; slot++) {
      text.add(card(slot) == UNSEEN ? "?" : String.valueOf(card(slot)));
    }
    return text.toString();
  }
}
