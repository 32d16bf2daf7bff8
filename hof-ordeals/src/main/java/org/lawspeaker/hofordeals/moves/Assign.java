package org.lawspeaker.hofordeals.moves;

import org.lawspeaker.engine.Seat;

/** Assigns a bound card to an enemy. */
public record Assign(Seat by, int source, int enemy) implements SeatMove {}
