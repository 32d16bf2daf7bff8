package org.lawspeaker.prestigerpg.table;

/** Who may play something, by the part that the seat has in the window (PRE-Q-105). */
public enum By {
  ANYONE("anyone"),
  /** The player whose turn or attack it is. */
  ACTIVE("you, on your turn"),
  /** Any other than the player whose turn or attack it is. */
  OTHER("another player"),
  /** One whom the creature's attack names or has damaged. */
  VICTIM("a victim of it"),
  /** One whom the creature's attack does not name. */
  BYSTANDER("one who is not attacked");

  private final String says;

  By(String says) {
    this.says = says;
  }

  public String says() {
    return says;
  }
}
