package org.lawspeaker.hofordeals.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.EachMove;

/** Uses the ability of a card on the Player Board. */
public record Use(Seat by, @CardNumber int card) implements SeatMove {
  private static final EachMove<Use> EACH = EachMove.numbered(Use::new);

  /** The move of a seat, mostly without making a new object. */
  public static Use of(Seat seat, int card) {
    return EACH.of(seat, card);
  }
}
