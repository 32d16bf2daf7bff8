package org.lawspeaker.prestigerpg.moves;

/**
 * A random card of a hand.
 *
 * @param card which
 */
public record FromHandAtRandom(int card) implements NatureMove {}
