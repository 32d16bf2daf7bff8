package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.CardNumber;

/** A hero uses an ability of a card as its Action (GOK-TERM-01). */
public record ActWith(Seat by, @CardNumber int card) implements SeatMove {
  /** This move; used often, so it is kept. */
  public static ActWith of(Seat by, int card) {
    return new ActWith(by, card);
  }
}
