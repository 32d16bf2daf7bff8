package org.lawspeaker.engine.kit;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntFunction;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Problems;

/**
 * A count of the cards of a position, zone by zone, to see whether they are those of the game. It
 * changes with every card and lives within one call.
 *
 * <pre>{@code
 * Census census = new Census().add(Pile.of(1, 2, 2)).add(Bag.of(3));
 * Problems problems = new Problems();
 * census.compare(
 *     Bag.of(1, 2, 3), card -> "ember " + card, "/hands", Citation.of("EMB-SETUP-01"), problems);
 * System.out.println(problems.list()); // [/hands: ember 2 is there 2 times, not 1 (EMB-SETUP-01)]
 * }</pre>
 */
public final class Census {
  private static final int ROOM = 64;

  private int[] counts = new int[ROOM];
  private final Set<Integer> strays = new TreeSet<>();

  /** Counts a card; what is below 0 is none, which {@link #compare} and {@link #rest} say. */
  @CanIgnoreReturnValue
  public Census add(int card) {
    if (card < 0) {
      strays.add(card);
      return this;
    }
    if (card >= counts.length) {
      counts = Arrays.copyOf(counts, Math.max(card + 1, 2 * counts.length));
    }
    counts[card]++;
    return this;
  }

  /** Counts the cards of a zone. */
  @CanIgnoreReturnValue
  public Census add(Pile cards) {
    for (int i = 0; i < cards.size(); i++) {
      add(cards.get(i));
    }
    return this;
  }

  /** Counts the cards of a zone. */
  @CanIgnoreReturnValue
  public Census add(Bag cards) {
    for (int i = 0; i < cards.size(); i++) {
      add(cards.nth(i));
    }
    return this;
  }

  /** Counts the cards of a deck, known or not. */
  @CanIgnoreReturnValue
  public Census add(Deck deck) {
    return add(deck.cards());
  }

  /** How many copies of this card were counted. */
  public int count(int card) {
    return card >= 0 && card < counts.length ? counts[card] : 0;
  }

  /** All that was counted. */
  public Bag all() {
    return more(Bag.empty());
  }

  /** What was counted more often than it is in these. */
  public Bag more(Bag wanted) {
    Heap more = Heap.empty();
    for (int card = 0; card < counts.length; card++) {
      for (int copy = wanted.count(card); copy < counts[card]; copy++) {
        more.add(card);
      }
    }
    return more.rest();
  }

  /** What was counted less often than it is in these. */
  public Bag missing(Bag wanted) {
    Heap missing = Heap.empty();
    for (int i = 0; i < wanted.size(); i++) {
      boolean isFirst = wanted.isFirst(i);
      for (int copy = count(wanted.nth(i)); isFirst && copy < wanted.count(wanted.nth(i)); copy++) {
        missing.add(wanted.nth(i));
      }
    }
    return missing.rest();
  }

  /**
   * Notes every card that was counted more or less often than it is in these.
   *
   * @param wanted the cards of the game
   * @param names how people call a card
   * @param place what the problem is a problem of
   * @param clause which says what cards there are
   */
  public void compare(
      Bag wanted, IntFunction<String> names, String place, Citation clause, Problems problems) {
    strays(place, clause, problems);
    Bag wrong = more(wanted).withAll(missing(wanted).toPile());
    for (int i = 0; i < wrong.size(); i++) {
      int card = wrong.nth(i);
      if (wrong.isFirst(i)) {
        String there = Words.count(count(card), "time") + ", not " + wanted.count(card);
        problems.add(place, names.apply(card) + " is there " + there, clause);
      }
    }
  }

  /**
   * What is still to be laid, while a position is put together: the cards of the game that were not
   * counted, with a problem for each that was counted too often.
   *
   * @param all the cards of the game
   * @param names how people call a card
   * @param clause which says what cards there are
   */
  public Bag rest(Bag all, IntFunction<String> names, Citation clause, Problems problems) {
    strays("", clause, problems);
    Bag more = more(all);
    for (int i = 0; i < more.size(); i++) {
      int card = more.nth(i);
      if (more.isFirst(i)) {
        problems.add("", tooOften(card, all.count(card), names), clause);
      }
    }
    return missing(all);
  }

  private void strays(String place, Citation clause, Problems problems) {
    strays.forEach(stray -> problems.add(place, stray + " is no card", clause));
  }

  private String tooOften(int card, int there, IntFunction<String> names) {
    return names.apply(card)
        + " is laid "
        + Words.count(count(card), "time")
        + (there == 0 ? "; there is none" : "; there " + (there == 1 ? "is 1" : "are " + there));
  }
}
