package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.EachMove;

/** Takes gold. */
public record TakeGold(Seat by) implements SeatMove {
  private static final EachMove<TakeGold> EACH = EachMove.seats(TakeGold::new);

  /** The move of a seat at the table, without making a new object. */
  public static TakeGold of(Seat seat) {
    return EACH.of(seat);
  }
}
