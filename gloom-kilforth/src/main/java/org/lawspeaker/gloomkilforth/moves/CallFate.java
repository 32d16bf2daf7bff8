package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.EachMove;

/** Discards a Fate token for a success. */
public record CallFate(Seat by) implements SeatMove {
  private static final EachMove<CallFate> EACH = EachMove.seats(CallFate::new);

  /** The move of a seat at the table, without making a new object. */
  public static CallFate of(Seat seat) {
    return EACH.of(seat);
  }
}
