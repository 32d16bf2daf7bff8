package org.lawspeaker.handofdestiny.moves;

import org.lawspeaker.handofdestiny.state.Faces;

/**
 * Adds a slotted card to the strength attack being put together.
 *
 * @param face the card, by the face it shows
 */
public record Add(int face) implements HandMove {
  private static final Add[] EACH = new Add[Faces.COUNT];

  static {
    for (int face = 0; face < EACH.length; face++) {
      EACH[face] = new Add(face);
    }
  }

  public Add {
    Faces.checked(face);
  }

  /** The move with this card, without making a new object. */
  public static Add of(int face) {
    return EACH[face];
  }
}
