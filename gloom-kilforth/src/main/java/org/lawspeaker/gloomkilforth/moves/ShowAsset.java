package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.EachMove;

/** Shows an asset and keeps it. */
public record ShowAsset(Seat by, @CardNumber int card) implements SeatMove {
  private static final EachMove<ShowAsset> EACH = EachMove.numbered(ShowAsset::new);

  /** The move of a seat, mostly without making a new object. */
  public static ShowAsset of(Seat seat, int card) {
    return EACH.of(seat, card);
  }
}
