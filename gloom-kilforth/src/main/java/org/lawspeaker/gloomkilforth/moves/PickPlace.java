package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.EachMove;

/** Chooses a place. */
public record PickPlace(Seat by, int place) implements SeatMove {
  private static final EachMove<PickPlace> EACH = EachMove.numbered(PickPlace::new);

  /** The move of a seat, mostly without making a new object. */
  public static PickPlace of(Seat seat, int place) {
    return EACH.of(seat, place);
  }
}
