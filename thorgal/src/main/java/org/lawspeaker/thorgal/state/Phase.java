package org.lawspeaker.thorgal.state;

/** The phases of a round, in order (THO-ROUND-01). */
public enum Phase {
  GODS_FATE("Gods Fate"),
  DAWN("Dawn"),
  JOURNEY("Journey"),
  DUSK("Dusk");

  private final String says;

  Phase(String says) {
    this.says = says;
  }

  public String says() {
    return says;
  }
}
