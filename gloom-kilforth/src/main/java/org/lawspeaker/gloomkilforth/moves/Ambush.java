package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.EachMove;

/** Gives up being Hidden, for Surprise. */
public record Ambush(Seat by) implements SeatMove {
  private static final EachMove<Ambush> EACH = EachMove.seats(Ambush::new);

  /** The move of a seat at the table, without making a new object. */
  public static Ambush of(Seat seat) {
    return EACH.of(seat);
  }
}
