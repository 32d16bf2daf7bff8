package org.lawspeaker.prestigerpg.state;

/** What has become of a player. */
public enum Status {
  ALIVE,
  /** Out of the game (PRE-DEATH-01). */
  DEAD,
  /** Turned into a creature for good (PRE-WEREBOAR-01). */
  CREATURE
}
