package org.lawspeaker.examples.connectfour;

/** C4-END-01: four in line. */
final class Lines {
  private Lines() {}

  /** Whether these discs have four in a column, a row or a diagonal. */
  static boolean hasFour(long discs) {
    return along(discs, 1) || along(discs, 7) || along(discs, 6) || along(discs, 8);
  }

  /** Folds pairs, then pairs of pairs; the empty seventh row keeps lines from going round. */
  private static boolean along(long discs, int step) {
    long pairs = discs & (discs >>> step);
    return (pairs & (pairs >>> (2 * step))) != 0;
  }
}
