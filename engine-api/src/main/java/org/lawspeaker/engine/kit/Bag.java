package org.lawspeaker.engine.kit;

import java.util.Arrays;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.lawspeaker.engine.Distribution;
import org.lawspeaker.engine.Move;

/**
 * A multiset of card ids: cards whose order nobody knows. Immutable; held as the sorted ids, so
 * that a change costs a copy in proportion to the size, and a draw takes constant time. Ids are 0
 * or more.
 */
public final class Bag implements Fingerprinted {
  private static final Bag EMPTY = new Bag(new int[0]);

  /** Ascending. */
  private final int[] cards;

  private Bag(int[] cards) {
    this.cards = cards;
  }

  public static Bag empty() {
    return EMPTY;
  }

  /** A bag of this array, which is ascending and belongs to the bag from now on. */
  static Bag owning(int[] ascending) {
    if (ascending.length == 0) {
      return EMPTY;
    }
    checkId(ascending[0]);
    return new Bag(ascending);
  }

  /** The cards in a new array, ascending. */
  int[] toArray() {
    return cards.clone();
  }

  public static Bag of(int... cards) {
    return EMPTY.withAll(Pile.of(cards));
  }

  public static Bag of(Pile cards) {
    return EMPTY.withAll(cards);
  }

  /** How many cards there are, copies included. */
  public int size() {
    return cards.length;
  }

  public boolean isEmpty() {
    return cards.length == 0;
  }

  /** How many copies of this card there are. */
  public int count(int card) {
    int first = firstAtLeast(card);
    int count = 0;
    while (first + count < cards.length && cards[first + count] == card) {
      count++;
    }
    return count;
  }

  /** How many different cards there are. */
  public int kinds() {
    int kinds = 0;
    for (int i = 0; i < cards.length; i++) {
      if (i == 0 || cards[i] != cards[i - 1]) {
        kinds++;
      }
    }
    return kinds;
  }

  /**
   * The card at a place when all are laid out in ascending order: a uniform index gives a uniform
   * card. Takes constant time.
   *
   * @throws IndexOutOfBoundsException if the index is negative or not below the size
   */
  public int nth(int index) {
    if (index < 0 || index >= cards.length) {
      throw new IndexOutOfBoundsException(index + " in a bag of " + cards.length);
    }
    return cards[index];
  }

  /**
   * Whether the card at a place of {@link #nth} is the first copy of its kind, so that a loop meets
   * every different card once. Takes constant time.
   *
   * @throws IndexOutOfBoundsException if the index is negative or not below the size
   */
  public boolean isFirst(int index) {
    int card = nth(index);
    return index == 0 || cards[index - 1] != card;
  }

  /** With one more copy of this card. */
  public Bag with(int card) {
    checkId(card);
    return new Bag(IdArrays.inserted(cards, firstAtLeast(card), card));
  }

  /** With all of these cards. */
  public Bag withAll(Pile more) {
    int[] ascending = more.toArray();
    Arrays.sort(ascending);
    return withAll(owning(ascending));
  }

  /** With all of the cards of another bag. */
  public Bag withAll(Bag more) {
    if (more.isEmpty() || isEmpty()) {
      return isEmpty() ? more : this;
    }
    int[] all = new int[cards.length + more.cards.length];
    int here = 0;
    for (int i = 0; i < all.length; i++) {
      int there = i - here;
      boolean own =
          there == more.cards.length || (here < cards.length && cards[here] <= more.cards[there]);
      all[i] = own ? cards[here++] : more.cards[there];
    }
    return new Bag(all);
  }

  /**
   * With one copy of this card less.
   *
   * @throws IllegalArgumentException if there is none
   */
  public Bag without(int card) {
    int at = firstAtLeast(card);
    if (at == cards.length || cards[at] != card) {
      throw new IllegalArgumentException("card " + card + " is not in " + this);
    }
    return new Bag(IdArrays.removed(cards, at));
  }

  /** With one copy of this card less; the same if there is none. */
  public Bag less(int card) {
    return count(card) > 0 ? without(card) : this;
  }

  /** The index of the first card that is not below this one; the size if all are. */
  private int firstAtLeast(int card) {
    int from = 0;
    int to = cards.length;
    while (from < to) {
      int middle = (from + to) >>> 1;
      if (cards[middle] < card) {
        from = middle + 1;
      } else {
        to = middle;
      }
    }
    return from;
  }

  /** All cards in ascending order. */
  public Pile toPile() {
    return Pile.of(cards);
  }

  /** The different cards in ascending order. */
  IntStream stream() {
    return Arrays.stream(cards).distinct();
  }

  /**
   * One card drawn, every copy as likely as another.
   *
   * @param move Nature's move that draws this card; different for different cards
   * @throws IllegalArgumentException if the bag is empty
   */
  public <M extends Move> Distribution<M> draw(IntFunction<M> move) {
    return new BagDraw<>(this, move);
  }

  private static void checkId(int card) {
    if (card < 0) {
      throw new IllegalArgumentException("the id of a card is 0 or more, not " + card);
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Bag bag && Arrays.equals(cards, bag.cards);
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

  /** The cards in ascending order: {@code {1, 1, 4}}. */
  @Override
  public String toString() {
    String list = toPile().toString();
    return "{" + list.substring(1, list.length() - 1) + "}";
  }
}
