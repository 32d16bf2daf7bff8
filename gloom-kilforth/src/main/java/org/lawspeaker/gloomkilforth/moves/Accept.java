package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;

/** Does what is offered. */
public record Accept(Seat by) implements SeatMove {
  private static final Each<Accept> EACH = Each.seats(Accept::new);

  /** The move of a seat at the table, without making a new object. */
  public static Accept of(Seat seat) {
    return EACH.of(seat);
  }
}
