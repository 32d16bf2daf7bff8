package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.EachMove;

/** Regains a Health Point. */
public record Rest(Seat by) implements SeatMove {
  private static final EachMove<Rest> EACH = EachMove.seats(Rest::new);

  /** The move of a seat at the table, without making a new object. */
  public static Rest of(Seat seat) {
    return EACH.of(seat);
  }
}
