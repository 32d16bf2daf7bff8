package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.EachMove;

/** Sacrifices an asset. */
public record Sacrifice(Seat by, @CardNumber int card) implements SeatMove {
  private static final EachMove<Sacrifice> EACH = EachMove.numbered(Sacrifice::new);

  /** The move of a seat, mostly without making a new object. */
  public static Sacrifice of(Seat seat, int card) {
    return EACH.of(seat, card);
  }
}
