package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.EachMove;

/** Has finished what is under way. */
public record Done(Seat by) implements SeatMove {
  private static final EachMove<Done> EACH = EachMove.seats(Done::new);

  /** The move of a seat at the table, without making a new object. */
  public static Done of(Seat seat) {
    return EACH.of(seat);
  }
}
