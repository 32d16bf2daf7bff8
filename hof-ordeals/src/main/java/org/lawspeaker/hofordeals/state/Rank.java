package org.lawspeaker.hofordeals.state;

import java.util.Locale;

/** The ranks of Royalty: one for each level, each stronger than the last (HOF-ROYAL-02). */
public enum Rank {
  JACK,
  QUEEN,
  KING;

  /** The level that it rules, from 1 (HOF-ENC-02). */
  @SuppressWarnings("EnumOrdinal") // the ranks stand in the order of the levels
  public int level() {
    return ordinal() + 1;
  }

  /** Its name within a sentence. */
  public String says() {
    return name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT);
  }

  /** The rank that rules this level. */
  public static Rank of(int level) {
    return values()[level - 1];
  }
}
