package org.lawspeaker.prestigerpg.moves;

import org.lawspeaker.engine.Seat;

/**
 * Begins an offer to another player (PRE-NEGOT-01).
 *
 * @param seat who offers
 * @param with to whom
 */
public record Negotiate(Seat seat, Seat with) implements SeatMove {
  /** Whether it is an offer of this seat to that one. */
  public boolean isOf(Seat by, Seat to) {
    return seat.equals(by) && with.equals(to);
  }
}
