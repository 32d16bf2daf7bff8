package org.lawspeaker.prestigerpg.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;

/** A step that asks a seat, or several in secret, for one of some numbered ways. */
public interface PickingOption {
  /** Whether this seat is asked. */
  boolean asksSeat(Seat seat);

  /** The clause that leaves the choice. */
  Citation why();

  /** The ways, as they are written in moves. */
  ImmutableList<String> options(Table table);

  void pickOption(Table table, Seat seat, int option);
}
