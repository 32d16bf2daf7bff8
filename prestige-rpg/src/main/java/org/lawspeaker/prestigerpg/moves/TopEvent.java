package org.lawspeaker.prestigerpg.moves;

/**
 * An Event card is turned up.
 *
 * @param event which
 */
public record TopEvent(int event) implements NatureMove {}
