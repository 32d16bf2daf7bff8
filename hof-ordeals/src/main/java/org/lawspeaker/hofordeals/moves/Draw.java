package org.lawspeaker.hofordeals.moves;

import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.EachMove;

/** The card on top of the deck that is drawn from turns out to be this one. */
public record Draw(@CardNumber int card) implements NatureMove {
  private static final EachMove<Draw> EACH = EachMove.nature(Draw::new);

  /** The move that turns up this card, mostly without making a new object. */
  public static Draw of(int card) {
    return EACH.of(card);
  }
}
