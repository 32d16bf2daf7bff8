package org.lawspeaker.prestigerpg.state;

/** The base game and what may be added to it, alone and together (PRE-Q-101). */
public enum Expansion {
  BASE("base game"),
  /** Character abilities (PRE-EXP-01). */
  DEEPER_AND_DARKER("Deeper & Darker"),
  /** Events, relics and poison (PRE-EXP-02). */
  RELICS_AND_RUIN("Relics & Ruin"),
  /** Adventure modules and quests (PRE-EXP-03). */
  TOMBS_AND_TOMES("Tombs & Tomes");

  private final String says;

  Expansion(String says) {
    this.says = says;
  }

  public String says() {
    return says;
  }
}
