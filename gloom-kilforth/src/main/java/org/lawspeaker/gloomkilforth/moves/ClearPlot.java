package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.EachMove;

/** Removes a plot where the hero is. */
public record ClearPlot(Seat by, @CardNumber int card) implements SeatMove {
  private static final EachMove<ClearPlot> EACH = EachMove.numbered(ClearPlot::new);

  /** The move of a seat, mostly without making a new object. */
  public static ClearPlot of(Seat seat, int card) {
    return EACH.of(seat, card);
  }
}
