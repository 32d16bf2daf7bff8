package org.lawspeaker.thorgal.moves;

import org.lawspeaker.engine.Seat;

/**
 * Pays a point of damage with a destiny card of the hand.
 *
 * @param seat who
 * @param card which
 */
public record PayHand(Seat seat, int card) implements SeatMove {}
