package org.lawspeaker.prestigerpg.moves;

import org.lawspeaker.engine.Nature;

/** A move of Nature. */
public sealed interface NatureMove extends PrestigeMove
    permits TakeCharacter,
        DealtQuest,
        Reveal,
        TopEvent,
        TopRelic,
        Drawn,
        Order,
        FromHandAtRandom,
        TurnedUp,
        ByLot {
  @Override
  default Nature by() {
    return Nature.NATURE;
  }
}
