package org.lawspeaker.hofordeals.moves;

import org.lawspeaker.engine.Seat;

/** Does nothing. */
public record Pass(Seat by) implements SeatMove {}
