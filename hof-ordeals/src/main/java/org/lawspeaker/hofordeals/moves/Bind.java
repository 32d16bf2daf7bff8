package org.lawspeaker.hofordeals.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.EachMove;

/** Binds an Attack card of the hand to the weapon. */
public record Bind(Seat by, @CardNumber int card) implements SeatMove {
  private static final EachMove<Bind> EACH = EachMove.numbered(Bind::new);

  /** The move of a seat, mostly without making a new object. */
  public static Bind of(Seat seat, int card) {
    return EACH.of(seat, card);
  }
}
