package org.lawspeaker.thorgal.table;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;

/** A step that asks for a card in play. */
public interface Picking {
  /** Who is asked. */
  Seat seat();

  /** The clause that leaves the choice. */
  Citation why();

  boolean offers(Table table, int id);

  void choose(Table table, int id);
}
