package org.lawspeaker.engine.kit;

import java.util.Arrays;
import java.util.function.IntConsumer;

/**
 * An ordered list of card ids, first card on top. Immutable; the ids are held as ints, without
 * boxes. Every method that gives another pile copies: its cost is in proportion to the size.
 */
public final class Pile implements Fingerprinted {
  private static final Pile EMPTY = new Pile(new int[0]);

  /** The piles of one card, of the ids that card sets use: made once. */
  private static final Pile[] SINGLE = new Pile[256];

  static {
    for (int card = 0; card < SINGLE.length; card++) {
      SINGLE[card] = new Pile(new int[] {card});
    }
  }

  private final int[] cards;

  private Pile(int[] cards) {
    this.cards = cards;
  }

  /** The pile without cards. */
  public static Pile empty() {
    return EMPTY;
  }

  /** A pile of these cards, the first on top. */
  public static Pile of(int... cards) {
    return owning(cards.clone());
  }

  /** A pile of one card. */
  public static Pile of(int card) {
    return card >= 0 && card < SINGLE.length ? SINGLE[card] : new Pile(new int[] {card});
  }

  private static Pile owning(int[] cards) {
    return cards.length == 0 ? EMPTY : new Pile(cards);
  }

  public int size() {
    return cards.length;
  }

  public boolean isEmpty() {
    return cards.length == 0;
  }

  /**
   * The card at an index.
   *
   * @throws IndexOutOfBoundsException if there is none
   */
  public int get(int index) {
    return cards[index];
  }

  /**
   * The card on top.
   *
   * @throws IndexOutOfBoundsException if the pile is empty
   */
  public int first() {
    return cards[0];
  }

  /**
   * The card at the bottom.
   *
   * @throws IndexOutOfBoundsException if the pile is empty
   */
  public int last() {
    return cards[cards.length - 1];
  }

  /** Where this card lies first, or -1. */
  public int indexOf(int card) {
    for (int i = 0; i < cards.length; i++) {
      if (cards[i] == card) {
        return i;
      }
    }
    return -1;
  }

  public boolean contains(int card) {
    return indexOf(card) >= 0;
  }

  /** How many of the cards are this one. */
  public int count(int card) {
    int count = 0;
    for (int each : cards) {
      if (each == card) {
        count++;
      }
    }
    return count;
  }

  /** With one more card, on top. */
  public Pile withFirst(int card) {
    return with(0, card);
  }

  /** With one more card, at the bottom. */
  public Pile withLast(int card) {
    int[] more = Arrays.copyOf(cards, cards.length + 1);
    more[cards.length] = card;
    return new Pile(more);
  }

  /**
   * With one more card, which then lies at this index.
   *
   * @param index 0 to size
   * @throws IndexOutOfBoundsException if it is another
   */
  public Pile with(int index, int card) {
    return new Pile(IdArrays.inserted(cards, index, card));
  }

  /**
   * Without the card at this index.
   *
   * @throws IndexOutOfBoundsException if there is none
   */
  public Pile without(int index) {
    return owning(IdArrays.removed(cards, index));
  }

  /**
   * Without one card of this id, the one nearest the top.
   *
   * @throws IllegalArgumentException if there is none
   */
  public Pile withoutCard(int card) {
    int index = indexOf(card);
    if (index < 0) {
      throw new IllegalArgumentException("card " + card + " is not in " + this);
    }
    return without(index);
  }

  /**
   * With another card in place of the one at this index.
   *
   * @throws IndexOutOfBoundsException if there is none
   */
  public Pile replaced(int index, int card) {
    int[] other = cards.clone();
    other[index] = card;
    return new Pile(other);
  }

  /**
   * The first {@code count} cards.
   *
   * @throws IndexOutOfBoundsException if there are fewer, or {@code count} is negative
   */
  public Pile top(int count) {
    checkCount(count);
    return count == cards.length ? this : owning(Arrays.copyOf(cards, count));
  }

  /**
   * All but the first {@code count} cards.
   *
   * @throws IndexOutOfBoundsException if there are fewer, or {@code count} is negative
   */
  public Pile withoutTop(int count) {
    checkCount(count);
    return count == 0 ? this : owning(Arrays.copyOfRange(cards, count, cards.length));
  }

  private void checkCount(int count) {
    if (count < 0 || count > cards.length) {
      throw new IndexOutOfBoundsException(count + " cards of a pile of " + cards.length);
    }
  }

  /** These cards with the other pile's below them. */
  public Pile append(Pile below) {
    int[] all = Arrays.copyOf(cards, cards.length + below.cards.length);
    System.arraycopy(below.cards, 0, all, cards.length, below.cards.length);
    return owning(all);
  }

  /** The same cards from the bottom up. */
  public Pile reversed() {
    int[] turned = new int[cards.length];
    for (int i = 0; i < cards.length; i++) {
      turned[cards.length - 1 - i] = cards[i];
    }
    return owning(turned);
  }

  /** The same cards in ascending order of ids: a hand whose order means nothing. */
  public Pile sorted() {
    int[] ordered = cards.clone();
    Arrays.sort(ordered);
    return owning(ordered);
  }

  /** Gives every card to {@code to}, from the top down. */
  public void forEach(IntConsumer to) {
    for (int card : cards) {
      to.accept(card);
    }
  }

  /** The cards in a new array, from the top down. */
  public int[] toArray() {
    return cards.clone();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Pile pile && Arrays.equals(cards, pile.cards);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(cards);
  }

  @Override
  public void feed(Fingerprint to) {
    to.add(cards.length);
    for (int card : cards) {
      to.add(card);
    }
  }

  /** {@code [3, 1, 4]}. */
  @Override
  public String toString() {
    return Arrays.toString(cards);
  }
}
