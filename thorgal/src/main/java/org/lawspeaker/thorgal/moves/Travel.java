package org.lawspeaker.thorgal.moves;

import org.lawspeaker.engine.Seat;

/**
 * Chooses the destination of the journey.
 *
 * @param seat who
 * @param land the id of a land
 */
public record Travel(Seat seat, int land) implements SeatMove {}
