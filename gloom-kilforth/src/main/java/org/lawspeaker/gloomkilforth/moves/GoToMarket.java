package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.EachMove;

/** Buys, sells and heals. */
public record GoToMarket(Seat by) implements SeatMove {
  private static final EachMove<GoToMarket> EACH = EachMove.seats(GoToMarket::new);

  /** The move of a seat at the table, without making a new object. */
  public static GoToMarket of(Seat seat) {
    return EACH.of(seat);
  }
}
