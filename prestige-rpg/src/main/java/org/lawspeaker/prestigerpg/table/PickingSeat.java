package org.lawspeaker.prestigerpg.table;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;

/** A step that asks for a player. */
public interface PickingSeat {
  /** Who is asked. */
  Seat seat();

  /** The clause that leaves the choice. */
  Citation whySeat();

  boolean offersSeat(Table table, Seat chosen);

  void pickSeat(Table table, Seat chosen);
}
