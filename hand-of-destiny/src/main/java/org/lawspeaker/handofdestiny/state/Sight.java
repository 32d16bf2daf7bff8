package org.lawspeaker.handofdestiny.state;

import org.lawspeaker.engine.json.Default;

/**
 * What is visible: the face in each of the first three positions, or {@link Faces#UNSEEN} where
 * there is none or none is visible.
 */
public record Sight(@Default("-1") int front, @Default("-1") int second, @Default("-1") int third) {
  public static final Sight NOTHING = new Sight(Faces.UNSEEN, Faces.UNSEEN, Faces.UNSEEN);

  /** How many positions can be visible. */
  public static final int POSITIONS = 3;

  public int at(int position) {
    return switch (position) {
      case 0 -> front;
      case 1 -> second;
      default -> third;
    };
  }

  /** The position at which this face, which is visible, is seen first. */
  public int positionOf(int face) {
    return front == face ? 0 : second == face ? 1 : 2;
  }

  /** The cards that are visible, as bits by card. */
  public int cards() {
    return card(front) | card(second) | card(third);
  }

  private static int card(int face) {
    return face == Faces.UNSEEN ? 0 : 1 << Faces.cardOf(face);
  }

  public boolean shows(int face) {
    return face != Faces.UNSEEN && (front == face || second == face || third == face);
  }
}
