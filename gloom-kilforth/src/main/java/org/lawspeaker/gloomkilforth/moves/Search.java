package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.EachMove;

/** Draws an encounter where the hero is. */
public record Search(Seat by) implements SeatMove {
  private static final EachMove<Search> EACH = EachMove.seats(Search::new);

  /** The move of a seat at the table, without making a new object. */
  public static Search of(Seat seat) {
    return EACH.of(seat);
  }
}
