package org.lawspeaker.gloomkilforth.prospects;

/** How likely so many dice show so many successes, worked out once. */
final class Rolls {
  private static final int MOST = 24;
  private static final int FACES = 6;
  private static final double HOPELESS = 50;

  /** By the lowest face that is a success, the dice and the successes: exactly so many. */
  private static final double[][][] EXACT = exact();

  private Rolls() {}

  private static double[][][] exact() {
    double[][][] all = new double[FACES + 1][MOST + 1][MOST + 1];
    for (int face = 2; face <= FACES; face++) {
      double good = (FACES + 1 - face) / (double) FACES;
      all[face][0][0] = 1;
      for (int dice = 1; dice <= MOST; dice++) {
        for (int hits = 0; hits <= dice; hits++) {
          double hit = hits == 0 ? 0 : all[face][dice - 1][hits - 1] * good;
          all[face][dice][hits] = hit + all[face][dice - 1][hits] * (1 - good);
        }
      }
    }
    return all;
  }

  /** The odds of each number of successes, from none on. */
  static double[] of(int face, int dice) {
    return EXACT[face][Math.max(0, Math.min(MOST, dice))];
  }

  /** How many successes so many dice show on average. */
  static double mean(int face, int dice) {
    return dice * (FACES + 1 - face) / (double) FACES;
  }

  /** The odds of so many successes or more. */
  static double atLeast(int face, int dice, int needed) {
    double[] each = of(face, dice);
    double sum = 0;
    for (int hits = Math.max(0, needed); hits < each.length; hits++) {
      sum += each[hits];
    }
    return sum;
  }

  /** How often so many dice are rolled on average until their successes add up to so many. */
  static double tries(int face, int dice, int needed) {
    double[] each = of(face, dice);
    if (dice <= 0 || needed <= 0) {
      return needed <= 0 ? 0 : HOPELESS;
    }
    int most = Math.min(needed, MOST);
    double[] tries = new double[most + 1];
    for (int missing = 1; missing <= most; missing++) {
      double sum = 1;
      for (int hits = 1; hits < missing && hits < each.length; hits++) {
        sum += each[hits] * tries[missing - hits];
      }
      tries[missing] = sum / (1 - each[0]);
    }
    return tries[most];
  }
}
