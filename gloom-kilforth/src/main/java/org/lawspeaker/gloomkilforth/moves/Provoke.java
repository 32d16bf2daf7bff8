package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.EachMove;

/** Makes a Stranger the hero's enemy. */
public record Provoke(Seat by, @CardNumber int card) implements SeatMove {
  private static final EachMove<Provoke> EACH = EachMove.numbered(Provoke::new);

  /** The move of a seat, mostly without making a new object. */
  public static Provoke of(Seat seat, int card) {
    return EACH.of(seat, card);
  }
}
