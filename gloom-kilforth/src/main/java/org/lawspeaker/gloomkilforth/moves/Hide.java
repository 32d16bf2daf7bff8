package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.EachMove;

/** Becomes Hidden. */
public record Hide(Seat by) implements SeatMove {
  private static final EachMove<Hide> EACH = EachMove.seats(Hide::new);

  /** The move of a seat at the table, without making a new object. */
  public static Hide of(Seat seat) {
    return EACH.of(seat);
  }
}
