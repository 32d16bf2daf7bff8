package org.lawspeaker.prestigerpg.moves;

import org.lawspeaker.engine.Citation;

/**
 * A Relic is gained.
 *
 * @param relic which
 */
public record TopRelic(int relic) implements NatureMove {
  private static final Citation RELIC = Citation.of("PRE-RELIC-02");
}
