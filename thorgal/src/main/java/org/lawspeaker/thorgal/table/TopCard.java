package org.lawspeaker.thorgal.table;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.thorgal.state.Suit;

/** A step that takes the top card of a deck, and asks Nature for it if nobody has seen it. */
public interface TopCard {
  /** Whose deck. */
  Seat owner();

  Suit suit();

  /** The top card is or turns out to be this one. */
  void turn(Table table, int card);
}
