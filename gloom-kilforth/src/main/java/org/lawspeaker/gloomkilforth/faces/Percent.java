package org.lawspeaker.gloomkilforth.faces;

import org.lawspeaker.engine.Fraction;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.gloomkilforth.dice.Chances;

/** Odds as people read them. */
final class Percent {
  /** A longer fraction says nobody anything. */
  private static final int LONGEST = 11;

  private Percent() {}

  /** {@code 41 %}; never 0 or 100 where it is neither. */
  static String of(double odds) {
    if (odds <= 0 || odds >= 1) {
      return (odds <= 0 ? "0" : "100") + " %";
    }
    long rounded = Math.round(odds * 100);
    return rounded == 0 ? "under 1 %" : rounded == 100 ? "over 99 %" : rounded + " %";
  }

  /** Rounded, and exact: {@code 41 % (11/27)}. */
  static String of(Fraction odds) {
    String exact = odds.toString();
    boolean isPlain = exact.indexOf('/') < 0 || exact.length() > LONGEST;
    return of(odds.doubleValue()) + (isPlain ? "" : " (" + exact + ")");
  }

  /** {@code 2 successes of 4 dice: 41 % (11/27)}. */
  static String of(Chances chances, int needed) {
    String dice = Words.count(chances.dice(), "die", "dice");
    return Words.count(needed, "success", "successes")
        + " of "
        + dice
        + ": "
        + of(chances.atLeast(needed));
  }
}
