package org.lawspeaker.handofdestiny.effects;

/** Which strength cards an effect is about. */
public enum StrengthChoice {
  /** One of the player's choice. */
  CHOSEN("a strength card"),
  /** The one with the highest printed value; the player picks among equals (HOD-Q-83). */
  HIGHEST("the highest strength card"),
  /** The one with the lowest printed value; the player picks among equals. */
  LOWEST("the lowest strength card"),
  /** Every one. */
  EACH("every strength card");

  private final String says;

  StrengthChoice(String says) {
    this.says = says;
  }

  public String says() {
    return says;
  }
}
