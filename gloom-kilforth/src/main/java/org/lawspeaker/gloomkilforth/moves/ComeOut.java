package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;

/** Stops being Hidden. */
public record ComeOut(Seat by) implements SeatMove {
  private static final Each<ComeOut> EACH = Each.seats(ComeOut::new);

  /** The move of a seat at the table, without making a new object. */
  public static ComeOut of(Seat seat) {
    return EACH.of(seat);
  }
}
