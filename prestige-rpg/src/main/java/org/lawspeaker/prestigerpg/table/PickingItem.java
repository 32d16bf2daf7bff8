package org.lawspeaker.prestigerpg.table;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;

/** A step that asks for an Item on the table. */
public interface PickingItem {
  /** Who is asked. */
  Seat seat();

  /** The clause that leaves the choice. */
  Citation why();

  boolean offersItem(Table table, int id);

  void pickItem(Table table, int id);
}
