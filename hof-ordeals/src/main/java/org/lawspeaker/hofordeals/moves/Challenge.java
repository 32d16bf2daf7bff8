package org.lawspeaker.hofordeals.moves;

import org.lawspeaker.engine.Seat;

/** Starts a fight with the King, whose token is here. */
public record Challenge(Seat by) implements SeatMove {}
