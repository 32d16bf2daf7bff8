package org.lawspeaker.thorgal.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.thorgal.state.Suit;

/**
 * Pays a point of damage with a card of the hand.
 *
 * @param seat who
 * @param suit a destiny card, or a bane card, which never pays
 * @param card which
 */
public record PayHand(Seat seat, Suit suit, int card) implements SeatMove {}
