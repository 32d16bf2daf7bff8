package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.EachMove;

/** What is drawn from a deck or bag turns out to be this. */
public record Draw(@CardNumber int card) implements NatureMove {
  private static final EachMove<Draw> EACH = EachMove.nature(Draw::new);

  /** The move that turns up this card, mostly without making a new object. */
  public static Draw of(int card) {
    return EACH.of(card);
  }
}
