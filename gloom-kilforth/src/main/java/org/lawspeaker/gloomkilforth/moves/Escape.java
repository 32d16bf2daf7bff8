package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.EachMove;

/** Escapes from the battle. */
public record Escape(Seat by) implements SeatMove {
  private static final EachMove<Escape> EACH = EachMove.seats(Escape::new);

  /** The move of a seat at the table, without making a new object. */
  public static Escape of(Seat seat) {
    return EACH.of(seat);
  }
}
