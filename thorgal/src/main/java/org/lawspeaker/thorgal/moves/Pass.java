package org.lawspeaker.thorgal.moves;

import org.lawspeaker.engine.Seat;

/**
 * Passes in an action step.
 *
 * @param seat who
 */
public record Pass(Seat seat) implements SeatMove {}
