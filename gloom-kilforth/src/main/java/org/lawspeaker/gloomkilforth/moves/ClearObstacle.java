package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.EachMove;

/** Removes an obstacle where the hero is. */
public record ClearObstacle(Seat by) implements SeatMove {
  private static final EachMove<ClearObstacle> EACH = EachMove.seats(ClearObstacle::new);

  /** The move of a seat at the table, without making a new object. */
  public static ClearObstacle of(Seat seat) {
    return EACH.of(seat);
  }
}
