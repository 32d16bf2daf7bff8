package org.lawspeaker.prestigerpg.state;

/** What a card on the damage stack is. */
public enum Mode {
  /** The attack with its ordinary values. */
  ORDINARY,
  /** The Special Attack of the character shown (PRE-SPECIAL-01). */
  SPECIAL,
  /** A Tactical Maneuver, which has no value (PRE-Q-21). */
  MANEUVER
}
