package org.lawspeaker.handofdestiny.notation;

import java.util.stream.IntStream;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Census;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.handofdestiny.state.Faces;

/** The monster cards of a position, whatever face they show. */
final class MonsterCards {
  /** Each of the game once (HOD-COMPONENT-03). */
  static final Bag ALL = Bag.of(IntStream.range(0, Faces.CARDS).toArray());

  private MonsterCards() {}

  /** Counts the cards of these zones that are seen. */
  static Census census(Pile... zones) {
    Census census = new Census();
    for (Pile zone : zones) {
      zone.forEach(face -> add(face, census));
    }
    return census;
  }

  private static void add(int face, Census census) {
    if (face != Faces.UNSEEN) {
      census.add(Faces.cardOf(face));
    }
  }
}
