package org.lawspeaker.hofordeals.moves;

import org.lawspeaker.engine.Seat;

/** Has finished what is under way. */
public record Done(Seat by) implements SeatMove {}
