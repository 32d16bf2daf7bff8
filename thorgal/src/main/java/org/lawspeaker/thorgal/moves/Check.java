package org.lawspeaker.thorgal.moves;

import org.lawspeaker.engine.Seat;

/**
 * Checks the upkeep of a companion.
 *
 * @param seat who
 * @param companion its id
 */
public record Check(Seat seat, int companion) implements SeatMove {}
