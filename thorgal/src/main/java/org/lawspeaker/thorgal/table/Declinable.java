package org.lawspeaker.thorgal.table;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;

/** A step that offers something that may be declined. */
public interface Declinable {
  /** Who is asked. */
  Seat seat();

  /** Whether it may be declined now. */
  default boolean mayDecline(Table table) {
    return true;
  }

  /** The clause that leaves the choice. */
  Citation declining();

  void decline(Table table);
}
