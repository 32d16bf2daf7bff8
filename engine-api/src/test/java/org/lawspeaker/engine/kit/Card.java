package org.lawspeaker.engine.kit;

import org.lawspeaker.engine.Actor;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Nature;

/** Nature's move of the tests: a number comes up. */
record Card(int id) implements Move {
  @Override
  public Actor by() {
    return Nature.NATURE;
  }
}
