package org.lawspeaker.thorgal.state;

/** One of the three attributes (THO-CARD-10). */
public enum Attribute {
  BRAVERY("Bravery"),
  CUNNING("Cunning"),
  POWER("Power");

  private static final Attribute[] ALL = values();

  private final String says;

  Attribute(String says) {
    this.says = says;
  }

  public String says() {
    return says;
  }

  /** The attribute of this ordinal, without copying the list of all. */
  public static Attribute of(int ordinal) {
    return ALL[ordinal];
  }
}
