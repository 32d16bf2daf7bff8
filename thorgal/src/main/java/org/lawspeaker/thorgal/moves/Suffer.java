package org.lawspeaker.thorgal.moves;

import org.lawspeaker.engine.Seat;

/**
 * Keeps the companion whose upkeep failed, for damage.
 *
 * @param seat who
 */
public record Suffer(Seat seat) implements SeatMove {}
