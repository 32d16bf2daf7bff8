package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.EachMove;

/** Declares the turn complete. */
public record EndTurn(Seat by) implements SeatMove {
  private static final EachMove<EndTurn> EACH = EachMove.seats(EndTurn::new);

  /** The move of a seat at the table, without making a new object. */
  public static EndTurn of(Seat seat) {
    return EACH.of(seat);
  }
}
