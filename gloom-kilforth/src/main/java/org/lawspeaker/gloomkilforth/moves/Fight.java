package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.EachMove;

/** Fights another round. */
public record Fight(Seat by) implements SeatMove {
  private static final EachMove<Fight> EACH = EachMove.seats(Fight::new);

  /** The move of a seat at the table, without making a new object. */
  public static Fight of(Seat seat) {
    return EACH.of(seat);
  }
}
