package org.lawspeaker.handofdestiny.state;

import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Pile;

/**
 * The monsters of the wave, front first. Order and faces that nobody has seen do not exist: such a
 * place holds {@link Faces#UNSEEN}, and the cards of all such places are a bag.
 *
 * @param faces the face of each place, or {@link Faces#UNSEEN}
 * @param unseen the cards of the unseen places
 */
public record Row(Pile faces, Bag unseen) {
  public int size() {
    return faces.size();
  }

  public int at(int position) {
    return faces.get(position);
  }

  public boolean isSeen(int position) {
    return position < faces.size() && faces.get(position) != Faces.UNSEEN;
  }

  /** Where this face is, or -1. */
  public int positionOf(int face) {
    return faces.indexOf(face);
  }

  public Row with(Pile next) {
    return new Row(next, unseen);
  }

  /** The row in which this place turns out to hold this face. */
  public Row revealed(int position, int face) {
    return new Row(faces.replaced(position, face), unseen.without(Faces.cardOf(face)));
  }
}
