package org.lawspeaker.hofordeals.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.EachMove;

/** Moves the Adventurer to an Encounter. */
public record Go(Seat by, int space) implements SeatMove {
  private static final EachMove<Go> EACH = EachMove.numbered(Go::new);

  /** The move of a seat, mostly without making a new object. */
  public static Go of(Seat seat, int space) {
    return EACH.of(seat, space);
  }
}
