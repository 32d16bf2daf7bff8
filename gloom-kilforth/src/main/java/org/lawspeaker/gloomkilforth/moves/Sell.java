package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.EachMove;

/** Sells a rumour or an asset. */
public record Sell(Seat by, @CardNumber int card) implements SeatMove {
  private static final EachMove<Sell> EACH = EachMove.numbered(Sell::new);

  /** The move of a seat, mostly without making a new object. */
  public static Sell of(Seat seat, int card) {
    return EACH.of(seat, card);
  }
}
