package org.lawspeaker.prestigerpg.table;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;

/** A step that asks seats for a card of their own hands. */
public interface PickingCard {
  /** Whether this seat is asked. */
  boolean asksSeat(Seat seat);

  /** The clause that leaves the choice. */
  Citation why();

  /** The clause that excludes other cards. */
  default Citation whyNot() {
    return why();
  }

  boolean offersCard(Table table, Seat seat, int card);

  void pickCard(Table table, Seat seat, int card);
}
