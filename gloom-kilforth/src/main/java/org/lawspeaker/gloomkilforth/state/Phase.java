package org.lawspeaker.gloomkilforth.state;

/** Where in a Day it is (GOK-DAY-01). */
public enum Phase {
  /** Heroes and the map are laid out. */
  SETUP,
  /** Each hero is about to take its Action Points (GOK-CAMP-01). */
  BREAKING_CAMP,
  /** Heroes take turns (GOK-DAY-02). */
  DAYLIGHT,
  /** The Night Phase (GOK-NIGHT-01). */
  NIGHT
}
