package org.lawspeaker.hofordeals.moves;

import org.lawspeaker.engine.Actor;
import org.lawspeaker.engine.Nature;

/** What chance does. */
public sealed interface NatureMove extends HofMove permits Draw, Reveal, TurnUp, GoFirst {
  @Override
  default Actor by() {
    return Nature.NATURE;
  }
}
