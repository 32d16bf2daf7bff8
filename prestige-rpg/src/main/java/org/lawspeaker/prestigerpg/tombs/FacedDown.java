package org.lawspeaker.prestigerpg.tombs;

import org.lawspeaker.prestigerpg.table.Table;

/** A step that carries out what was announced of a card that lies face down (PRE-FOG-02). */
public interface FacedDown {
  /** Whether the card is not what it was announced as. */
  boolean isLie();

  /** The card is shown and was announced truly: this step goes on with it, face up. */
  void show(Table table);

  /** The card is shown and was not what was announced: it is discarded, and this step is off. */
  void counter(Table table);
}
