package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;

/** Discards a Fate token for a success. */
public record CallFate(Seat by) implements SeatMove {
  private static final Each<CallFate> EACH = Each.seats(CallFate::new);

  /** The move of a seat at the table, without making a new object. */
  public static CallFate of(Seat seat) {
    return EACH.of(seat);
  }
}
