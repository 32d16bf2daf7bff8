package org.lawspeaker.prestigerpg.table;

/** What is chosen when something is played. */
public enum Aim {
  NOTHING(""),
  /** A set, face-down card of another player (PRE-EDGE-01). */
  SET_CARD("a set card"),
  /** Another living player. */
  PLAYER("another player"),
  /** Any living player who can be healed: the user, or another who is willing (PRE-POTION-03). */
  PATIENT("a player below full life"),
  /** The creature, or one of its tokens. */
  CREATURE("the creature"),
  /** The creature that attacks, or one of the tokens that do (PRE-Q-35). */
  STRIKER("the attacking creature"),
  /** An untipped item of another player (PRE-Q-51). */
  ITEM("an item of another player");

  private final String says;

  Aim(String says) {
    this.says = says;
  }

  public String says() {
    return says;
  }
}
