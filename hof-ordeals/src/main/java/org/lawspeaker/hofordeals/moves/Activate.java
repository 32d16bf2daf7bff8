package org.lawspeaker.hofordeals.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.EachMove;

/** Activates the Encounter on which the Adventurer stands. */
public record Activate(Seat by) implements SeatMove {
  private static final EachMove<Activate> EACH = EachMove.seats(Activate::new);

  /** The move of a seat at the table, without making a new object. */
  public static Activate of(Seat seat) {
    return EACH.of(seat);
  }
}
