package org.lawspeaker.hofordeals.state;

import com.google.common.base.Ascii;

/** The four steps of a turn, in their fixed order (HOF-TURN-01), and the end of it. */
public enum Stage {
  FATIGUE,
  EXPLORE,
  ACQUIRE,
  REST,
  /** The turn is over; what must happen before the next one happens. */
  OVER;

  /** Its place in the turn, from 1. */
  public int number() {
    return ordinal() + 1;
  }

  /** Its word. */
  public String says() {
    return Ascii.toLowerCase(name());
  }
}
