package org.lawspeaker.thorgal.conditions;

import java.util.Optional;
import org.lawspeaker.engine.kit.Words;

/** Parts of sentences about cards and numbers. */
public final class Phrases {
  private Phrases() {}

  /** {@code seat 0's Veronar now has 2 exhaustion markers}, or {@code is no longer exhausted}. */
  public static String exhaustion(String card, int markers) {
    return markers == 0
        ? card + " is no longer exhausted"
        : card + " now has " + Words.count(markers, "exhaustion marker");
  }

  /** {@code the top card}, {@code the top 2 cards}. */
  public static String top(int number) {
    return number == 1 ? "the top card" : "the top " + number + " cards";
  }

  /** The number that the word after {@link #bounds} goes with. */
  public static int bound(Optional<Integer> least, Optional<Integer> most) {
    return most.or(() -> least).orElse(0);
  }

  /** The opposite of bounds of which there is but one: {@code fewer than 2}, {@code no}. */
  static String outside(Optional<Integer> least, Optional<Integer> most) {
    return least
        .map(n -> n == 1 ? "no" : "fewer than " + n)
        .or(() -> most.map(n -> n == 0 ? "at least 1" : "more than " + n))
        .orElse("");
  }

  /** The number that the word after {@link #outside} goes with. */
  static int beyond(Optional<Integer> least, Optional<Integer> most) {
    return least.map(n -> n == 1 ? 0 : n).or(() -> most.map(n -> n == 0 ? 1 : n)).orElse(0);
  }

  /** {@code at least 2}, {@code no}, {@code 1 to 3}, {@code exactly 2}. */
  public static String bounds(Optional<Integer> least, Optional<Integer> most) {
    if (least.isPresent() && most.isPresent()) {
      return least.equals(most) ? "exactly " + most.get() : least.get() + " to " + most.get();
    }
    return least
        .map(n -> "at least " + n)
        .orElseGet(() -> most.filter(n -> n > 0).map(n -> "at most " + n).orElse("no"));
  }
}
