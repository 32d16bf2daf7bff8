package org.lawspeaker.hofordeals.state;

/** The three types of weapons. */
public enum WeaponType {
  /** Balanced, and may be used with a shield (HOF-WEAPON-04). */
  ONE_HANDED,
  /** Binds many cards and draws few (HOF-WEAPON-05). */
  DUAL_WIELD,
  /** Takes both hands, draws many cards and binds few (HOF-WEAPON-06). */
  HEAVY;

  /** Its name within a sentence. */
  public String says() {
    return switch (this) {
      case ONE_HANDED -> "One-Handed";
      case DUAL_WIELD -> "Dual Wield";
      case HEAVY -> "Heavy";
    };
  }
}
