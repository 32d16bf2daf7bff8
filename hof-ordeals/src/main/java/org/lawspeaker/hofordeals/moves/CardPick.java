package org.lawspeaker.hofordeals.moves;

import org.lawspeaker.engine.Seat;

/**
 * Chooses a card. Where hand and discard pile are both allowed, the kind of move says which of them
 * it is of.
 */
public sealed interface CardPick extends SeatMove permits PickCard, PickDiscarded {
  int card();

  /** How a card of a zone is chosen. */
  @FunctionalInterface
  interface From {
    CardPick of(Seat seat, int card);
  }
}
