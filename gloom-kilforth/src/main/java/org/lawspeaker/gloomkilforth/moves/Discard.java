package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.EachMove;

/** Discards a rumour. */
public record Discard(Seat by, @CardNumber int card) implements SeatMove {
  private static final EachMove<Discard> EACH = EachMove.numbered(Discard::new);

  /** The move of a seat, mostly without making a new object. */
  public static Discard of(Seat seat, int card) {
    return EACH.of(seat, card);
  }
}
