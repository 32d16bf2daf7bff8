package org.lawspeaker.prestigerpg.table;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;

/** A step in which a seat says that it is done. */
public interface Finishing {
  /** Whether this seat may say so now. */
  boolean mayFinish(Table table, Seat seat);

  /** The clause that leaves the choice. */
  Citation why();

  void finish(Table table, Seat seat);
}
