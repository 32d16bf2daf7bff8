package org.lawspeaker.thorgal.table;

import org.lawspeaker.engine.Seat;

/** A step that asks for a player (THO-Q-86). */
public interface PickingSeat {
  /** Who is asked. */
  Seat seat();

  boolean offers(Table table, Seat chosen);

  void choose(Table table, Seat chosen);
}
