package org.lawspeaker.hofordeals.moves;

import org.lawspeaker.engine.Seat;

/** Leaves the combat. */
public record Flee(Seat by) implements SeatMove {}
