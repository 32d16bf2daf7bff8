package org.lawspeaker.thorgal.moves;

import org.lawspeaker.engine.Seat;

/**
 * Takes the top card of the deck to the hand, for a fate point.
 *
 * @param seat who
 */
public record Draw(Seat seat) implements SeatMove {
  private static final Draw[] EACH = new Draw[MOST_SEATS];

  static {
    for (int seat = 0; seat < MOST_SEATS; seat++) {
      EACH[seat] = new Draw(Seat.of(seat));
    }
  }

  /** The move of a seat at the table, without making a new object. */
  public static Draw of(Seat seat) {
    return EACH[seat.index()];
  }
}
