package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.EachMove;

/** Does what is offered. */
public record Accept(Seat by) implements SeatMove {
  private static final EachMove<Accept> EACH = EachMove.seats(Accept::new);

  /** The move of a seat at the table, without making a new object. */
  public static Accept of(Seat seat) {
    return EACH.of(seat);
  }
}
