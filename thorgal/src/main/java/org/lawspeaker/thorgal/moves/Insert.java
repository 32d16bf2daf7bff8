package org.lawspeaker.thorgal.moves;

/**
 * A known card comes to lie somewhere in a deck that is shuffled.
 *
 * @param slot from the top, 0 for the top
 */
public record Insert(int slot) implements NatureMove {}
