package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.EachMove;

/** Chooses one of several parts, counted from 0. */
public record PickOption(Seat by, int option) implements SeatMove {
  private static final EachMove<PickOption> EACH = EachMove.numbered(PickOption::new);

  /** The move of a seat, mostly without making a new object. */
  public static PickOption of(Seat seat, int option) {
    return EACH.of(seat, option);
  }
}
