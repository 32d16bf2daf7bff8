package org.lawspeaker.hofordeals.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.EachMove;

/** Chooses a card of the own discard pile, not of the hand. */
public record PickDiscarded(Seat by, @CardNumber int card) implements CardPick {
  private static final EachMove<PickDiscarded> EACH = EachMove.numbered(PickDiscarded::new);

  /** The move of a seat, mostly without making a new object. */
  public static PickDiscarded of(Seat seat, int card) {
    return EACH.of(seat, card);
  }
}
