package org.lawspeaker.hofordeals.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.CardNumber;

/** Uses the ability of a card on the Player Board. */
public record Use(Seat by, @CardNumber int card) implements SeatMove {
  private static final Each<Use> EACH = Each.numbered(Use::new);

  /** The move of a seat, mostly without making a new object. */
  public static Use of(Seat seat, int card) {
    return EACH.of(seat, card);
  }
}
