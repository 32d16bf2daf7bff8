package org.lawspeaker.thorgal.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.thorgal.state.Suit;

/**
 * Chooses a card of a hand or pile for an effect.
 *
 * @param seat who
 * @param suit destiny or bane
 * @param card which
 */
public record PickCard(Seat seat, Suit suit, int card) implements SeatMove {}
