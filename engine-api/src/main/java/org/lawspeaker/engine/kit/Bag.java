package org.lawspeaker.engine.kit;

import java.util.Arrays;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.lawspeaker.engine.Distribution;
import org.lawspeaker.engine.Move;

/**
 * A multiset of card ids: cards whose order nobody knows. Immutable; held as counts by id, so that
 * a change costs a copy in proportion to the highest id. Ids are 0 or more.
 */
public final class Bag {
  private static final Bag EMPTY = new Bag(new int[0], 0);

  /** How many there are of each id; the last number is never 0. */
  private final int[] counts;

  private final int size;

  private Bag(int[] counts, int size) {
    this.counts = counts;
    this.size = size;
  }

  public static Bag empty() {
    return EMPTY;
  }

  public static Bag of(int... cards) {
    return EMPTY.withAll(Pile.of(cards));
  }

  public static Bag of(Pile cards) {
    return EMPTY.withAll(cards);
  }

  /** How many cards there are, copies included. */
  public int size() {
    return size;
  }

  public boolean isEmpty() {
    return size == 0;
  }

  /** How many copies of this card there are. */
  public int count(int card) {
    return card >= 0 && card < counts.length ? counts[card] : 0;
  }

  /** How many different cards there are. */
  public int kinds() {
    int kinds = 0;
    for (int count : counts) {
      if (count > 0) {
        kinds++;
      }
    }
    return kinds;
  }

  /**
   * The card at a place when all are laid out in ascending order: a uniform index gives a uniform
   * card.
   *
   * @throws IndexOutOfBoundsException if the index is negative or not below the size
   */
  public int nth(int index) {
    if (index < 0 || index >= size) {
      throw new IndexOutOfBoundsException(index + " in a bag of " + size);
    }
    int left = index;
    int card = 0;
    while (left >= counts[card]) {
      left -= counts[card];
      card++;
    }
    return card;
  }

  /** With one more copy of this card. */
  public Bag with(int card) {
    checkId(card);
    int[] more = Arrays.copyOf(counts, Math.max(counts.length, card + 1));
    more[card]++;
    return new Bag(more, size + 1);
  }

  /** With all of these cards. */
  public Bag withAll(Pile cards) {
    int length = counts.length;
    for (int i = 0; i < cards.size(); i++) {
      checkId(cards.get(i));
      length = Math.max(length, cards.get(i) + 1);
    }
    int[] more = Arrays.copyOf(counts, length);
    for (int i = 0; i < cards.size(); i++) {
      more[cards.get(i)]++;
    }
    return new Bag(more, size + cards.size());
  }

  /**
   * With one copy of this card less.
   *
   * @throws IllegalArgumentException if there is none
   */
  public Bag without(int card) {
    if (count(card) == 0) {
      throw new IllegalArgumentException("card " + card + " is not in " + this);
    }
    int length = counts.length;
    if (card == length - 1 && counts[card] == 1) {
      do {
        length--;
      } while (length > 0 && counts[length - 1] == 0);
    }
    int[] less = Arrays.copyOf(counts, length);
    if (card < length) {
      less[card]--;
    }
    return new Bag(less, size - 1);
  }

  /** All cards in ascending order. */
  public Pile toPile() {
    int[] cards = new int[size];
    int next = 0;
    for (int card = 0; card < counts.length; card++) {
      Arrays.fill(cards, next, next + counts[card], card);
      next += counts[card];
    }
    return Pile.of(cards);
  }

  /** The different cards in ascending order. */
  IntStream stream() {
    return IntStream.range(0, counts.length).filter(card -> counts[card] > 0);
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
    return other instanceof Bag bag && Arrays.equals(counts, bag.counts);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(counts);
  }

  /** The cards in ascending order: {@code {1, 1, 4}}. */
  @Override
  public String toString() {
    String list = toPile().toString();
    return "{" + list.substring(1, list.length() - 1) + "}";
  }
}
