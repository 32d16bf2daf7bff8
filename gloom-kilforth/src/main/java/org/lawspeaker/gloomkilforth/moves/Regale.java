package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.EachMove;

/** Completes the current chapter, or tries the Finale. */
public record Regale(Seat by) implements SeatMove {
  private static final EachMove<Regale> EACH = EachMove.seats(Regale::new);

  /** The move of a seat at the table, without making a new object. */
  public static Regale of(Seat seat) {
    return EACH.of(seat);
  }
}
