package org.lawspeaker.thorgal.table;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;

/** A step that asks for one of several things by its number. */
public interface PickingOption {
  /** Who is asked. */
  Seat seat();

  /** The clause that leaves the choice. */
  Citation why();

  boolean offers(Table table, int option);

  void choose(Table table, int option);
}
