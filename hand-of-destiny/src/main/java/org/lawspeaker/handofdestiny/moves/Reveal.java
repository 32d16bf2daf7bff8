package org.lawspeaker.handofdestiny.moves;

import org.lawspeaker.engine.Actor;
import org.lawspeaker.engine.Nature;
import org.lawspeaker.handofdestiny.state.Faces;

/**
 * Nature says which card a place of the row holds, and how it lies.
 *
 * @param face the face it shows
 */
public record Reveal(int face) implements HandMove {
  private static final Reveal[] EACH = new Reveal[Faces.COUNT];

  static {
    for (int face = 0; face < EACH.length; face++) {
      EACH[face] = new Reveal(face);
    }
  }

  public Reveal {
    Faces.checked(face);
  }

  /** The reveal of this face, without making a new object. */
  public static Reveal of(int face) {
    return EACH[face];
  }

  @Override
  public Actor by() {
    return Nature.NATURE;
  }
}
