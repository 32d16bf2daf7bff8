package org.lawspeaker.gloomkilforth.table;

/** How often an ability works. */
public enum Limit {
  NONE(""),
  ONCE_PER_TURN("once per turn"),
  ONCE_PER_DAY("once per Day"),
  ONCE_PER_BATTLE("once per battle");

  private final String says;

  Limit(String says) {
    this.says = says;
  }

  /** In words, behind what it limits. */
  String says() {
    return says;
  }
}
