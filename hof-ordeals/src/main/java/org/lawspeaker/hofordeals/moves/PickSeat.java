package org.lawspeaker.hofordeals.moves;

import org.lawspeaker.engine.Seat;

/** Chooses a player. */
public record PickSeat(Seat by, Seat seat) implements SeatMove {}
