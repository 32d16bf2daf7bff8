package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.EachMove;

/** Stays Hidden and tries to evade the foe. */
public record Evade(Seat by) implements SeatMove {
  private static final EachMove<Evade> EACH = EachMove.seats(Evade::new);

  /** The move of a seat at the table, without making a new object. */
  public static Evade of(Seat seat) {
    return EACH.of(seat);
  }
}
