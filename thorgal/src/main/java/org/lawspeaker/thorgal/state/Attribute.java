package org.lawspeaker.thorgal.state;

/** One of the three attributes (THO-CARD-10). */
public enum Attribute {
  BRAVERY,
  CUNNING,
  POWER;

  private static final Attribute[] ALL = values();

  /** The attribute of this ordinal, without copying the list of all. */
  public static Attribute of(int ordinal) {
    return ALL[ordinal];
  }
}
