package org.lawspeaker.examples.connectfour;

/**
 * How well a seat stands while nobody has four in line, for players that look ahead. Not a rule:
 * weights found by trying.
 */
final class Threats {
  private static final double WINS_NOW = 0.97;
  private static final double THREAT = 0.06;
  private static final double MIDDLE = 0.015;
  private static final double MOST = 0.45;

  /** The cells of the middle column. */
  private static final long CENTRE = 0b111111L << (3 * 7);

  private Threats() {}

  /**
   * Between 0.03 and 0.97, the same for both seats when they swap places: who can make four with
   * the next drop stands best; else cells that would make four count most, then discs in the
   * middle.
   */
  static double of(Position position, int seat) {
    int mover = position.turn();
    long reach = (position.occupied() + Position.BOTTOM) & Position.GRID;
    if ((completing(position, mover) & reach) != 0) {
      return seat == mover ? WINS_NOW : 1 - WINS_NOW;
    }
    double lead =
        THREAT * ahead(completing(position, seat), completing(position, 1 - seat))
            + MIDDLE * ahead(position.discsOf(seat) & CENTRE, position.discsOf(1 - seat) & CENTRE);
    return 0.5 + Math.max(-MOST, Math.min(MOST, lead));
  }

  private static int ahead(long own, long others) {
    return Long.bitCount(own) - Long.bitCount(others);
  }

  /** The free cells with which a seat would have four in line. */
  static long completing(Position position, int seat) {
    long discs = position.discsOf(seat);
    return (along(discs, 1) | along(discs, 6) | along(discs, 7) | along(discs, 8))
        & Position.GRID
        & ~position.occupied();
  }

  /** The cells that lie in line with three of these discs, before, behind or between them. */
  private static long along(long discs, int step) {
    long up = discs << step;
    long down = discs >>> step;
    long pairUp = up & (discs << (2 * step));
    long pairDown = down & (discs >>> (2 * step));
    return (pairUp & (discs << (3 * step)))
        | (pairUp & down)
        | (up & pairDown)
        | (pairDown & (discs >>> (3 * step)));
  }
}
