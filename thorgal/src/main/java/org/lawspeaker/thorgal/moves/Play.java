package org.lawspeaker.thorgal.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.thorgal.state.Suit;

/**
 * Plays a card from the hand.
 *
 * @param seat who
 * @param suit destiny or bane
 * @param card which
 */
public record Play(Seat seat, Suit suit, int card) implements SeatMove {}
