package org.lawspeaker.handofdestiny.moves;

import org.lawspeaker.handofdestiny.state.Faces;

/**
 * Chooses the strength card that an effect is for.
 *
 * @param face the card, by the face it shows
 */
public record Pick(int face) implements HandMove {
  private static final Pick[] EACH = new Pick[Faces.COUNT];

  static {
    for (int face = 0; face < EACH.length; face++) {
      EACH[face] = new Pick(face);
    }
  }

  public Pick {
    Faces.checked(face);
  }

  /** The choice of this card, without making a new object. */
  public static Pick of(int face) {
    return EACH[face];
  }
}
