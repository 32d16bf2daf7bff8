package org.lawspeaker.thorgal.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.thorgal.state.Suit;

/**
 * Puts a card left in hand on top of the pool or of the deck.
 *
 * @param seat who
 * @param suit destiny or bane
 * @param card which
 * @param onPool whether on the pool; else on the deck
 */
public record Place(Seat seat, Suit suit, int card, boolean onPool) implements SeatMove {}
