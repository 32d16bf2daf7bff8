package org.lawspeaker.hofordeals.table;

/** How often an ability works. */
public enum Limit {
  /** As often as it is used. */
  NONE(""),
  /** Once in a turn, as Recall does (HOF-CARD-34). */
  ONCE_PER_TURN("once per turn"),
  /** Once in a combat, as the Captain's Pistol does (HOF-CARD-11). */
  ONCE_PER_COMBAT("once per combat");

  private final String says;

  Limit(String says) {
    this.says = says;
  }

  /** In words, behind what it limits. */
  String says() {
    return says;
  }
}
