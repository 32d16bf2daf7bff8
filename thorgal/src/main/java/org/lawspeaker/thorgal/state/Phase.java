package org.lawspeaker.thorgal.state;

/** The phases of a round, in order (THO-ROUND-01). */
public enum Phase {
  GODS_FATE("Gods Fate"),
  /** The party is built up, or hindered (THO-DAWN-01). */
  DAWN("Dawn"),
  JOURNEY("Journey"),
  /** Who stays in the party, and what becomes of the hands (THO-DUSK-05). */
  DUSK("Dusk");

  private final String says;

  Phase(String says) {
    this.says = says;
  }

  public String says() {
    return says;
  }
}
