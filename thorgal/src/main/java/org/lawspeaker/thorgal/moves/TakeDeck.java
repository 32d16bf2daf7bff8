package org.lawspeaker.thorgal.moves;

/**
 * A faction is drawn for a seat.
 *
 * @param faction by number
 */
public record TakeDeck(int faction) implements NatureMove {}
