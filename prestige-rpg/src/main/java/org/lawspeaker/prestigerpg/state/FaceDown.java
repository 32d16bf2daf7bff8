package org.lawspeaker.prestigerpg.state;

/** What lies under the name that a card was played by in the fog (PRE-Q-97). */
public final class FaceDown {
  /** The card lies open: it is what it is played as. */
  public static final int OPEN = -1;

  /** The card lies face down, and the viewer does not know it. */
  public static final int UNSEEN = -2;

  private FaceDown() {}

  /** What others than its owner know of a card. */
  public static int unseen(int under) {
    return under == OPEN ? OPEN : UNSEEN;
  }

  /** Which card it really is. */
  public static int card(int played, int under) {
    return under == OPEN ? played : under;
  }
}
