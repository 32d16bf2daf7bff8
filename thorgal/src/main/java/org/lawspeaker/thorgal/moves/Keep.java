package org.lawspeaker.thorgal.moves;

import org.lawspeaker.engine.Seat;

/**
 * Keeps the rest of the hand in clean-up, if a text allows it.
 *
 * @param seat who
 */
public record Keep(Seat seat) implements SeatMove {}
