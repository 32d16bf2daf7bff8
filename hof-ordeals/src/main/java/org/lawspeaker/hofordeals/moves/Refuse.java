package org.lawspeaker.hofordeals.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.EachMove;

/** Does not pay what the Fatigue step asks for. */
public record Refuse(Seat by) implements SeatMove {
  private static final EachMove<Refuse> EACH = EachMove.seats(Refuse::new);

  /** The move of a seat at the table, without making a new object. */
  public static Refuse of(Seat seat) {
    return EACH.of(seat);
  }
}
