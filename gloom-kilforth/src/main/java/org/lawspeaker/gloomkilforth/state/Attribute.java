package org.lawspeaker.gloomkilforth.state;

import java.util.Locale;

/** The four core attributes (GOK-RACE-04, GOK-RACE-05, GOK-RACE-06, GOK-RACE-07). */
public enum Attribute {
  FIGHT,
  STUDY,
  SNEAK,
  INFLUENCE;

  private final String says = name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT);

  /** Its name within a sentence. */
  public String says() {
    return says;
  }
}
