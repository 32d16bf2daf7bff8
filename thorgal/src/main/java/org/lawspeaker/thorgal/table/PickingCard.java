package org.lawspeaker.thorgal.table;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.thorgal.state.Suit;

/** A step that asks for a card of a hand or pile. */
public interface PickingCard {
  /** Who is asked. */
  Seat seat();

  /** The clause that leaves the choice. */
  Citation why();

  boolean offers(Table table, Suit suit, int card);

  void choose(Table table, Suit suit, int card);
}
