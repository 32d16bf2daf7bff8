package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;

/** Fights another round. */
public record Fight(Seat by) implements SeatMove {
  private static final Each<Fight> EACH = Each.seats(Fight::new);

  /** The move of a seat at the table, without making a new object. */
  public static Fight of(Seat seat) {
    return EACH.of(seat);
  }
}
