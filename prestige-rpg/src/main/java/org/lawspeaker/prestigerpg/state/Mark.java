package org.lawspeaker.prestigerpg.state;

/** A kind of token on a character sheet. */
public enum Mark {
  POISON("poison"),
  TURNED("Vampyre"),
  BITE("bite");

  private final String says;

  Mark(String says) {
    this.says = says;
  }

  public String says() {
    return says;
  }
}
