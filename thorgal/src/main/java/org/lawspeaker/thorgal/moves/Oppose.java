package org.lawspeaker.thorgal.moves;

import org.lawspeaker.engine.Seat;

/**
 * Opposes the journey with a companion.
 *
 * @param seat who
 * @param companion its id
 */
public record Oppose(Seat seat, int companion) implements SeatMove {}
