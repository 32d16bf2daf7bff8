package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;

/** Does without what is offered. */
public record Decline(Seat by) implements SeatMove {
  private static final Each<Decline> EACH = Each.seats(Decline::new);

  /** The move of a seat at the table, without making a new object. */
  public static Decline of(Seat seat) {
    return EACH.of(seat);
  }
}
