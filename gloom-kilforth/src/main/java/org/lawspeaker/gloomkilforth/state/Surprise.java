package org.lawspeaker.gloomkilforth.state;

/** Who has Surprise in a battle (GOK-SURPRISE-01, GOK-TEST-13). */
public enum Surprise {
  NOBODY,
  HERO,
  FOE
}
