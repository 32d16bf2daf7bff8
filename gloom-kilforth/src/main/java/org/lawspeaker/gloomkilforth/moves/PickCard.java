package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.EachMove;

/** Chooses a card. */
public record PickCard(Seat by, @CardNumber int card) implements SeatMove {
  private static final EachMove<PickCard> EACH = EachMove.numbered(PickCard::new);

  /** The move of a seat, mostly without making a new object. */
  public static PickCard of(Seat seat, int card) {
    return EACH.of(seat, card);
  }
}
