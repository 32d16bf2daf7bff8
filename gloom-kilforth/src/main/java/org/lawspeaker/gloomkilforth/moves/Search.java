package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;

/** Draws an encounter where the hero is. */
public record Search(Seat by) implements SeatMove {
  private static final Each<Search> EACH = Each.seats(Search::new);

  /** The move of a seat at the table, without making a new object. */
  public static Search of(Seat seat) {
    return EACH.of(seat);
  }
}
