package org.lawspeaker.thorgal.moves;

import org.lawspeaker.engine.Seat;

/**
 * Chooses a player for an effect.
 *
 * @param seat who
 * @param chosen the player
 */
public record PickSeat(Seat seat, Seat chosen) implements SeatMove {}
