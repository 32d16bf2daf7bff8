package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Actor;
import org.lawspeaker.engine.Nature;

/** What chance does. */
public sealed interface NatureMove extends GloomMove permits Draw, Roll, GoFirst {
  @Override
  default Actor by() {
    return Nature.NATURE;
  }
}
