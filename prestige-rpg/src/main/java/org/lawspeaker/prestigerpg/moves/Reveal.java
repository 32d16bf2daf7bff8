package org.lawspeaker.prestigerpg.moves;

/**
 * An Encounter card is turned up.
 *
 * @param encounter which
 */
public record Reveal(int encounter) implements NatureMove {}
