package org.lawspeaker.prestigerpg.table;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;

/** A step that asks a seat for yes or no. */
public interface Accepting {
  /** Who is asked. */
  Seat seat();

  /** The clause that leaves the choice. */
  Citation why();

  void answer(Table table, boolean yes);
}
