package org.lawspeaker.examples.embercourt;

import org.lawspeaker.engine.Seat;

/**
 * How well a seat stands before the end, for players that look ahead. Not a rule: weights found by
 * trying.
 */
final class Outlook {
  private static final double COAL = 0.12;
  private static final double ABOVE_LOWEST = 0.015;
  private static final double HELD = 0.004;
  private static final double MOST = 0.45;

  /** What a seat that has sealed nothing yet can be expected to show. */
  private static final double EXPECTED = (Court.VALUES + 1) / 2.0;

  private Outlook() {}

  /**
   * Between 0.05 and 0.95: coals against the best of the others count most, then how far the seat
   * is above the lowest of the others (EMB-BURN-01), then what is left in its hand.
   */
  static double of(Court court, Seat seat) {
    int bestOther = 0;
    double lowestOther = Double.POSITIVE_INFINITY;
    for (Seat other : court.order().remaining()) {
      if (!other.equals(seat)) {
        bestOther = Math.max(bestOther, coals(court, other));
        lowestOther = Math.min(lowestOther, laid(court, other));
      }
    }
    double lead =
        COAL * (coals(court, seat) - bestOther)
            + ABOVE_LOWEST * (laid(court, seat) - lowestOther)
            + HELD * Court.total(court.hand(seat));
    return 0.5 + Math.max(-MOST, Math.min(MOST, lead));
  }

  private static int coals(Court court, Seat seat) {
    return court.coals().get(seat.index());
  }

  /** What a seat has laid on the table, open or sealed. */
  private static double laid(Court court, Seat seat) {
    return court.agenda().top() instanceof Sealing sealing
        ? sealing.choices().choiceOf(seat).map(card -> (double) card).orElse(EXPECTED)
        : court.total(seat);
  }
}
