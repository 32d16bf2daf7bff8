package org.lawspeaker.hofordeals.moves;

import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.EachMove;

/** An Encounter that is turned face up turns out to be this one. */
public record Reveal(@CardNumber int card) implements NatureMove {
  private static final EachMove<Reveal> EACH = EachMove.nature(Reveal::new);

  /** The move that turns up this card, mostly without making a new object. */
  public static Reveal of(int card) {
    return EACH.of(card);
  }
}
