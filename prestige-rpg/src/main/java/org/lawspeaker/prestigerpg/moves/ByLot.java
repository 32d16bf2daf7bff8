package org.lawspeaker.prestigerpg.moves;

/**
 * A decision by lot (PRE-MODULE-04).
 *
 * @param way which way, from 0
 */
public record ByLot(int way) implements NatureMove {}
