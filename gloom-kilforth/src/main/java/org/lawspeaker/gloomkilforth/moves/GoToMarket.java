package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;

/** Buys, sells and heals. */
public record GoToMarket(Seat by) implements SeatMove {
  private static final Each<GoToMarket> EACH = Each.seats(GoToMarket::new);

  /** The move of a seat at the table, without making a new object. */
  public static GoToMarket of(Seat seat) {
    return EACH.of(seat);
  }
}
