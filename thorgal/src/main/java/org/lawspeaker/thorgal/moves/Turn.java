package org.lawspeaker.thorgal.moves;

import org.lawspeaker.thorgal.state.Suit;

/**
 * The top card of a deck that nobody has seen turns out to be this one.
 *
 * @param suit of the deck
 * @param card which
 */
public record Turn(Suit suit, int card) implements NatureMove {}
