package org.lawspeaker.hofordeals.state;

import java.util.Locale;

/**
 * The four suits of enemies (HOF-ENEMY-01). What gives a suit its character are the abilities of
 * its minions, which are data.
 */
public enum Suit {
  /** Bandits: weak, and they steal (HOF-ENEMY-02). */
  DUST,
  /** Ratmen, Infected: hard to fight when they are many (HOF-ENEMY-03). */
  PLAGUE,
  /** The undead, with curses (HOF-ENEMY-04). */
  SKULLS,
  /** Lizardmen: strong, with Protection (HOF-ENEMY-05). */
  SCALES;

  /** Its name within a sentence. */
  public String says() {
    return name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT);
  }
}
