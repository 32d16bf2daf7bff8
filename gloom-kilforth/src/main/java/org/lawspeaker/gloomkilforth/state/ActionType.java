package org.lawspeaker.gloomkilforth.state;

import java.util.Locale;

/** The Actions (GOK-ACTION-02). */
public enum ActionType {
  MOVE,
  CLEAR,
  SEARCH,
  HIDE,
  CONFRONT,
  REST,
  DISCOVER,
  MARKET,
  REGALE;

  /** Its name within a sentence. */
  public String says() {
    return name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT);
  }
}
