package org.lawspeaker.prestigerpg.moves;

/**
 * A card of the draw deck is drawn.
 *
 * @param card which
 */
public record Drawn(int card) implements NatureMove {}
