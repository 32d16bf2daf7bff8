package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.EachMove;

/** Does without what is offered. */
public record Decline(Seat by) implements SeatMove {
  private static final EachMove<Decline> EACH = EachMove.seats(Decline::new);

  /** The move of a seat at the table, without making a new object. */
  public static Decline of(Seat seat) {
    return EACH.of(seat);
  }
}
