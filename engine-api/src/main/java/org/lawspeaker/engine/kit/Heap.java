package org.lawspeaker.engine.kit;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.random.RandomGenerator;

/**
 * Cards that somebody cannot place, thrown together and dealt out again: how a guess of a hidden
 * position and a deal of what a seat cannot know are made. It changes with every card, lives within
 * one call and is never part of a position.
 *
 * <pre>{@code
 * Heap unseen = Heap.of(Bag.of(1, 2, 2, 5, 7)).shuffle(new SplittableRandom(4));
 * Pile hand = unseen.deal(3);
 * System.out.println(hand.size() + " in hand, " + unseen.rest().size() + " left");
 * // 3 in hand, 2 left
 * }</pre>
 */
public final class Heap {
  private static final int ROOM = 16;

  private int[] cards;
  private int size;

  /** Whether the cards are in ascending order, as a bag holds them. */
  private boolean isAscending;

  private Heap(int[] cards, boolean isAscending) {
    this.cards = cards;
    this.size = cards.length;
    this.isAscending = isAscending;
  }

  /** A heap without cards. */
  public static Heap empty() {
    return new Heap(new int[0], true);
  }

  /** A heap of these cards, in ascending order until it is shuffled. */
  public static Heap of(Bag cards) {
    return new Heap(cards.toArray(), true);
  }

  /** A heap of these cards, the last of them dealt first. */
  public static Heap of(Pile cards) {
    return new Heap(cards.toArray(), false);
  }

  /** Throws in one more card, which is the next to be dealt until the heap is shuffled. */
  @CanIgnoreReturnValue
  public Heap add(int card) {
    if (size == cards.length) {
      cards = Arrays.copyOf(cards, Math.max(ROOM, 2 * size));
    }
    cards[size++] = card;
    isAscending = false;
    return this;
  }

  /** Throws in all of these. */
  @CanIgnoreReturnValue
  public Heap addAll(Pile more) {
    more.forEach(this::add);
    return this;
  }

  /** Throws in all of these. */
  @CanIgnoreReturnValue
  public Heap addAll(Bag more) {
    return addAll(more.toPile());
  }

  /** Puts the cards in an order of which every one is as likely as another. */
  @CanIgnoreReturnValue
  public Heap shuffle(RandomGenerator random) {
    isAscending = false;
    for (int i = size - 1; i > 0; i--) {
      int other = random.nextInt(i + 1);
      int card = cards[i];
      cards[i] = cards[other];
      cards[other] = card;
    }
    return this;
  }

  public int size() {
    return size;
  }

  public boolean isEmpty() {
    return size == 0;
  }

  /**
   * Deals the next card.
   *
   * @throws IllegalStateException if none is left
   */
  public int next() {
    if (size == 0) {
      throw new IllegalStateException("no card is left to be dealt");
    }
    return cards[--size];
  }

  /** Deals the next card that fits; empty if none does. */
  public Optional<Integer> next(IntPredicate fits) {
    for (int i = size - 1; i >= 0; i--) {
      int card = cards[i];
      if (fits.test(card)) {
        remove(i);
        return Optional.of(card);
      }
    }
    return Optional.empty();
  }

  /**
   * Deals one of the cards, each as likely as another, whether the heap was shuffled or not. For a
   * few cards out of many this costs less than to shuffle, and what is left needs no sorting.
   *
   * @throws IllegalStateException if none is left
   */
  public int draw(RandomGenerator random) {
    if (size == 0) {
      throw new IllegalStateException("no card is left to be drawn");
    }
    int at = random.nextInt(size);
    int card = cards[at];
    remove(at);
    return card;
  }

  /** Deals one of the cards that fit, each as likely as another; empty if none does. */
  public Optional<Integer> draw(IntPredicate fits, RandomGenerator random) {
    int fitting = 0;
    for (int i = 0; i < size; i++) {
      fitting += fits.test(cards[i]) ? 1 : 0;
    }
    int left = fitting == 0 ? 0 : random.nextInt(fitting);
    for (int i = 0; i < size; i++) {
      int card = cards[i];
      if (fits.test(card) && left-- == 0) {
        remove(i);
        return Optional.of(card);
      }
    }
    return Optional.empty();
  }

  /** Takes out one copy of a card; whether there was one. */
  @CanIgnoreReturnValue
  public boolean take(int card) {
    for (int i = size - 1; i >= 0; i--) {
      if (cards[i] == card) {
        remove(i);
        return true;
      }
    }
    return false;
  }

  private void remove(int at) {
    System.arraycopy(cards, at + 1, cards, at, size - at - 1);
    size--;
  }

  /**
   * Deals so many cards, in the order in which they come.
   *
   * @throws IllegalStateException if fewer are left
   */
  public Pile deal(int number) {
    int[] dealt = new int[number];
    for (int i = 0; i < number; i++) {
      dealt[i] = next();
    }
    return Pile.of(dealt);
  }

  /**
   * Throws out all but the next so many, which stay in their order.
   *
   * @throws IllegalStateException if fewer are left
   */
  @CanIgnoreReturnValue
  public Heap keep(int number) {
    if (number > size) {
      throw new IllegalStateException("there are " + size + " cards, not " + number);
    }
    System.arraycopy(cards, size - number, cards, 0, number);
    size = number;
    return this;
  }

  /** Takes out one copy of each of these, as far as there is one. */
  public void remove(Pile some) {
    for (int i = 0; i < some.size(); i++) {
      take(some.get(i));
    }
  }

  /** All that is still to be dealt, which stays in the heap. */
  public Bag rest() {
    int[] rest = Arrays.copyOf(cards, size);
    if (!isAscending) {
      Arrays.sort(rest);
    }
    return Bag.owning(rest);
  }

  /** The cards, the next to be dealt last. */
  @Override
  public String toString() {
    return Arrays.toString(Arrays.copyOf(cards, size));
  }
}
