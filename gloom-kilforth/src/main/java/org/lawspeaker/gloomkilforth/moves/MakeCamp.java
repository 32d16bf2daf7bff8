package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.EachMove;

/** Has finished for today. */
public record MakeCamp(Seat by) implements SeatMove {
  private static final EachMove<MakeCamp> EACH = EachMove.seats(MakeCamp::new);

  /** The move of a seat at the table, without making a new object. */
  public static MakeCamp of(Seat seat) {
    return EACH.of(seat);
  }
}
