package org.lawspeaker.thorgal.table;

import org.lawspeaker.engine.Citation;

/** A step that offers something to be used or not. */
public interface Acceptable extends Declinable {
  /** The clause that offers it. */
  Citation accepting();

  void accept(Table table);
}
