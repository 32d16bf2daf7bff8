package org.lawspeaker.gloomkilforth.effects;

/** What a hero can gain or lose. */
public enum Resource {
  GOLD("gold"),
  HP("HP"),
  AP("AP"),
  FATE("Fate");

  private final String says;

  Resource(String says) {
    this.says = says;
  }

  /** So much of it. */
  public String says(int amount) {
    return amount + " " + says;
  }
}
