package org.lawspeaker.hofordeals.state;

import java.util.Locale;

/** The three kinds of Skill cards (HOF-ACQUIRE-11), which Encounters show (HOF-ACQUIRE-04). */
public enum Archetype {
  SOLDIER,
  TRICKSTER,
  WANDERER;

  /** Its name within a sentence. */
  public String says() {
    return name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT);
  }
}
