package org.lawspeaker.hofordeals.moves;

import org.lawspeaker.engine.kit.CardNumber;

/** An Encounter that is turned face up turns out to be this one. */
public record Reveal(@CardNumber int card) implements NatureMove {
  private static final Each<Reveal> EACH = Each.nature(Reveal::new);

  /** The move that turns up this card, mostly without making a new object. */
  public static Reveal of(int card) {
    return EACH.of(card);
  }
}
