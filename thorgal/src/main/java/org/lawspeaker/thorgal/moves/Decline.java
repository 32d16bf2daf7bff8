package org.lawspeaker.thorgal.moves;

import org.lawspeaker.engine.Seat;

/**
 * Does without what is offered: opposing, a symbol, a horn effect, an optional part of a text.
 *
 * @param seat who
 */
public record Decline(Seat seat) implements SeatMove {
  private static final Decline[] EACH = new Decline[MOST_SEATS];

  static {
    for (int seat = 0; seat < MOST_SEATS; seat++) {
      EACH[seat] = new Decline(Seat.of(seat));
    }
  }

  /** The move of a seat at the table, without making a new object. */
  public static Decline of(Seat seat) {
    return EACH[seat.index()];
  }
}
