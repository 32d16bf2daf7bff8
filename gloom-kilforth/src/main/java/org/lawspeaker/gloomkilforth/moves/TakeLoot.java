package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.EachMove;

/** Draws a Loot token. */
public record TakeLoot(Seat by) implements SeatMove {
  private static final EachMove<TakeLoot> EACH = EachMove.seats(TakeLoot::new);

  /** The move of a seat at the table, without making a new object. */
  public static TakeLoot of(Seat seat) {
    return EACH.of(seat);
  }
}
