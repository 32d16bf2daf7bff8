package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.CardNumber;

/** Sells a rumour or an asset. */
public record Sell(Seat by, @CardNumber int card) implements SeatMove {
  private static final Each<Sell> EACH = Each.numbered(Sell::new);

  /** The move of a seat, mostly without making a new object. */
  public static Sell of(Seat seat, int card) {
    return EACH.of(seat, card);
  }
}
