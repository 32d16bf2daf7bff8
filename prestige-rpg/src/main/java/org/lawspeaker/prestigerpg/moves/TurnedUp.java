package org.lawspeaker.prestigerpg.moves;

/**
 * A card of the draw deck is turned up for a chest.
 *
 * @param card which
 */
public record TurnedUp(int card) implements NatureMove {}
