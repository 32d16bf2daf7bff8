package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.EachMove;

/** Takes the card itself as a rumour. */
public record KeepCard(Seat by) implements SeatMove {
  private static final EachMove<KeepCard> EACH = EachMove.seats(KeepCard::new);

  /** The move of a seat at the table, without making a new object. */
  public static KeepCard of(Seat seat) {
    return EACH.of(seat);
  }
}
