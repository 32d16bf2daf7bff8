package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;

/** Has finished for today. */
public record MakeCamp(Seat by) implements SeatMove {
  private static final Each<MakeCamp> EACH = Each.seats(MakeCamp::new);

  /** The move of a seat at the table, without making a new object. */
  public static MakeCamp of(Seat seat) {
    return EACH.of(seat);
  }
}
