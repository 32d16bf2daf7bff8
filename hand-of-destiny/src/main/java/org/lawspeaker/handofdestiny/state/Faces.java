package org.lawspeaker.handofdestiny.state;

import static com.google.common.base.Preconditions.checkArgument;

/**
 * Monster faces as numbers: card times 4, plus 2 for side 2, plus 1 for end B (HOD-Q-06). The face
 * that a card shows says which card it is and how it lies.
 */
public final class Faces {
  /** What a row holds where nobody has seen the card. */
  public static final int UNSEEN = -1;

  /** How many monster cards there are (HOD-COMPONENT-03). */
  public static final int CARDS = 11;

  /** How many monsters a card shows, one at a time. */
  static final int OF_CARD = 4;

  /** How many monsters there are. */
  public static final int COUNT = OF_CARD * CARDS;

  private Faces() {}

  /**
   * This face.
   *
   * @throws IllegalArgumentException if there is no such face
   */
  public static int checked(int face) {
    checkArgument(face >= 0 && face < COUNT, "a face is 0 to %s, not %s", COUNT - 1, face);
    return face;
  }

  public static int cardOf(int face) {
    return face >> 2;
  }

  /** The face after turning the card over like a page: the same end of the other side. */
  public static int flipped(int face) {
    return face ^ 2;
  }

  /** The face after turning the card by 180 degrees: the other end of the same side. */
  public static int rotated(int face) {
    return face ^ 1;
  }

  /** A face as a bit of a set. */
  public static long bit(int face) {
    return 1L << face;
  }
}
