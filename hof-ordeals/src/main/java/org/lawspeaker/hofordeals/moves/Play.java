package org.lawspeaker.hofordeals.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.EachMove;

/** Plays an Action card of the hand. */
public record Play(Seat by, @CardNumber int card) implements SeatMove {
  private static final EachMove<Play> EACH = EachMove.numbered(Play::new);

  /** The move of a seat, mostly without making a new object. */
  public static Play of(Seat seat, int card) {
    return EACH.of(seat, card);
  }
}
