package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.EachMove;

/** Uses the Deed ability of a card or token. */
public record Resolve(Seat by, @CardNumber int card) implements DeedMove {
  private static final EachMove<Resolve> EACH = EachMove.numbered(Resolve::new);

  /** The move of a seat, mostly without making a new object. */
  public static Resolve of(Seat seat, int card) {
    return EACH.of(seat, card);
  }
}
