package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;

/** Takes the card itself as a rumour. */
public record KeepCard(Seat by) implements SeatMove {
  private static final Each<KeepCard> EACH = Each.seats(KeepCard::new);

  /** The move of a seat at the table, without making a new object. */
  public static KeepCard of(Seat seat) {
    return EACH.of(seat);
  }
}
