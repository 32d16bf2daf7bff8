package org.lawspeaker.thorgal.table;

import java.util.Optional;

/** Parts of the sentences in which cards are said. */
public final class Words {
  private Words() {}

  /** {@code 1 card}, {@code 2 cards}. */
  public static String count(int number, String noun) {
    return number + " " + (number == 1 ? noun : noun + "s");
  }

  /** {@code 1 more card}, {@code 2 fewer cards}. */
  public static String more(int number, String noun) {
    return Math.abs(number) + (number < 0 ? " fewer " : " more ") + noun(Math.abs(number), noun);
  }

  /** {@code the top card}, {@code the top 2 cards}. */
  public static String top(int number) {
    return number == 1 ? "the top card" : "the top " + number + " cards";
  }

  public static String noun(int number, String noun) {
    return number == 1 ? noun : noun + "s";
  }

  /** The number that the word after {@link #bounds} goes with. */
  public static int bound(Optional<Integer> least, Optional<Integer> most) {
    return most.or(() -> least).orElse(0);
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
