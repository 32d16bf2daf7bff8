package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;

/** Draws a Loot token. */
public record TakeLoot(Seat by) implements SeatMove {
  private static final Each<TakeLoot> EACH = Each.seats(TakeLoot::new);

  /** The move of a seat at the table, without making a new object. */
  public static TakeLoot of(Seat seat) {
    return EACH.of(seat);
  }
}
