package org.lawspeaker.engine.show;

/**
 * A legal move, as it is typed and as it reads.
 *
 * @param notation the move in the game's notation, which the game reads back
 * @param choice what it does
 */
public record Offer(String notation, Choice choice) {}
