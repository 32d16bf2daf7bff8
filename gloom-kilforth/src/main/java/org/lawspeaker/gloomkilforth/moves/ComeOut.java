package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.EachMove;

/** Stops being Hidden. */
public record ComeOut(Seat by) implements SeatMove {
  private static final EachMove<ComeOut> EACH = EachMove.seats(ComeOut::new);

  /** The move of a seat at the table, without making a new object. */
  public static ComeOut of(Seat seat) {
    return EACH.of(seat);
  }
}
