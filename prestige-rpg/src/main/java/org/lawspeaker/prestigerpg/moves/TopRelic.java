package org.lawspeaker.prestigerpg.moves;

/**
 * A Relic is gained.
 *
 * @param relic which
 */
public record TopRelic(int relic) implements NatureMove {}
