package org.lawspeaker.thorgal.moves;

import org.lawspeaker.engine.Seat;

/**
 * Destroys the companion whose upkeep failed.
 *
 * @param seat who
 */
public record Destroy(Seat seat) implements SeatMove {}
