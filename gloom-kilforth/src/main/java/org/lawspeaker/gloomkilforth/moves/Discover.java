package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.EachMove;

/** Puts a rumour into play. */
public record Discover(Seat by, @CardNumber int card) implements SeatMove {
  private static final EachMove<Discover> EACH = EachMove.numbered(Discover::new);

  /** The move of a seat, mostly without making a new object. */
  public static Discover of(Seat seat, int card) {
    return EACH.of(seat, card);
  }
}
