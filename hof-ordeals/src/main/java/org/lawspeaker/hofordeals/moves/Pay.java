package org.lawspeaker.hofordeals.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.EachMove;

/** Pays what the Fatigue step asks for. */
public record Pay(Seat by) implements SeatMove {
  private static final EachMove<Pay> EACH = EachMove.seats(Pay::new);

  /** The move of a seat at the table, without making a new object. */
  public static Pay of(Seat seat) {
    return EACH.of(seat);
  }
}
