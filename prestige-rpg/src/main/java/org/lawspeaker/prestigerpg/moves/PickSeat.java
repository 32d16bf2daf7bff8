package org.lawspeaker.prestigerpg.moves;

import org.lawspeaker.engine.Seat;

/**
 * Chooses a player.
 *
 * @param seat who
 * @param chosen whom
 */
public record PickSeat(Seat seat, Seat chosen) implements SeatMove {}
