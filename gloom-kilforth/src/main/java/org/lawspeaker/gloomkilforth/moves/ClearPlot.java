package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.CardNumber;

/** Removes a plot where the hero is. */
public record ClearPlot(Seat by, @CardNumber int card) implements SeatMove {
  private static final Each<ClearPlot> EACH = Each.numbered(ClearPlot::new);

  /** The move of a seat, mostly without making a new object. */
  public static ClearPlot of(Seat seat, int card) {
    return EACH.of(seat, card);
  }
}
