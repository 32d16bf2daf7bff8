package org.lawspeaker.prestigerpg.table;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;

/** A step that asks for a token of the creature. */
public interface PickingToken {
  /** Who is asked. */
  Seat seat();

  /** The clause that leaves the choice. */
  Citation whyToken();

  boolean offersToken(Table table, int token);

  void pickToken(Table table, int token);
}
