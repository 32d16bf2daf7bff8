package org.lawspeaker.handofdestiny.moves;

import org.lawspeaker.handofdestiny.state.Faces;

/**
 * Chooses the monster that an effect is for.
 *
 * @param face the monster
 */
public record Target(int face) implements HandMove {
  private static final Target[] EACH = new Target[Faces.COUNT];

  static {
    for (int face = 0; face < EACH.length; face++) {
      EACH[face] = new Target(face);
    }
  }

  public Target {
    Faces.checked(face);
  }

  /** The choice of this monster, without making a new object. */
  public static Target of(int face) {
    return EACH[face];
  }
}
