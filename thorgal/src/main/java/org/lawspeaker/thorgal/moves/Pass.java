package org.lawspeaker.thorgal.moves;

import org.lawspeaker.engine.Seat;

/**
 * Passes in an action step.
 *
 * @param seat who
 */
public record Pass(Seat seat) implements SeatMove {
  private static final Pass[] EACH = new Pass[MOST_SEATS];

  static {
    for (int seat = 0; seat < MOST_SEATS; seat++) {
      EACH[seat] = new Pass(Seat.of(seat));
    }
  }

  /** The move of a seat at the table, without making a new object. */
  public static Pass of(Seat seat) {
    return EACH[seat.index()];
  }
}
