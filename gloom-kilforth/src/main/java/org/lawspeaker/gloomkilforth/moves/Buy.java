package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.EachMove;

/** Buys a card. */
public record Buy(Seat by, @CardNumber int card) implements SeatMove {
  private static final EachMove<Buy> EACH = EachMove.numbered(Buy::new);

  /** The move of a seat, mostly without making a new object. */
  public static Buy of(Seat seat, int card) {
    return EACH.of(seat, card);
  }
}
