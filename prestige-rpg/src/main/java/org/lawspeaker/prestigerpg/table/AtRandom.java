package org.lawspeaker.prestigerpg.table;

import org.lawspeaker.engine.Seat;

/** A step that draws a random card of a hand. */
public interface AtRandom {
  /** Whether it draws now. */
  boolean isDrawing();

  /** From whose hand; asked only if it draws. */
  Seat from();

  /** This card it is. */
  void drawn(Table table, int card);
}
