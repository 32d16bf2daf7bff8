package org.lawspeaker.thorgal.moves;

import org.lawspeaker.engine.Nature;

/** A move of Nature. */
public sealed interface NatureMove extends ThorgalMove permits TakeDeck, GoFirst, Turn, Insert {
  @Override
  default Nature by() {
    return Nature.NATURE;
  }
}
