package org.lawspeaker.gloomkilforth.table;

/** How long a change lasts that an effect makes. */
public enum Until {
  TEST("until the end of the Test"),
  ROUND("until the end of the battle round"),
  BATTLE("until the end of the battle"),
  TURN("until the end of the turn"),
  /** The end of a Day is Dawn, after its Night (GOK-DAY-01, GOK-Q-107). */
  DAY("until the end of the Day"),
  /** What a Night card gives lasts through the Day that follows. */
  NIGHT("until the next Night"),
  GAME("for the rest of the game");

  private final String says;

  Until(String says) {
    this.says = says;
  }

  /** In words. */
  public String says() {
    return says;
  }
}
