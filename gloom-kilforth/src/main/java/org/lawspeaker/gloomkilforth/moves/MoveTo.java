package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.EachMove;

/** Moves to another place. */
public record MoveTo(Seat by, int place) implements SeatMove {
  private static final EachMove<MoveTo> EACH = EachMove.numbered(MoveTo::new);

  /** The move of a seat, mostly without making a new object. */
  public static MoveTo of(Seat seat, int place) {
    return EACH.of(seat, place);
  }
}
