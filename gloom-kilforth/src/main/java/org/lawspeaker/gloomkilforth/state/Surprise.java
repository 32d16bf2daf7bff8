package org.lawspeaker.gloomkilforth.state;

/** Who has Surprise in a battle (GOK-SURPRISE-01, GOK-TEST-13). */
public enum Surprise {
  NOBODY,
  HERO,
  FOE,
  BOTH;

  /** Whether the active hero has it. */
  public boolean isOfHero() {
    return this == HERO || this == BOTH;
  }

  /** Whether the foe has it. */
  public boolean isOfFoe() {
    return this == FOE || this == BOTH;
  }
}
