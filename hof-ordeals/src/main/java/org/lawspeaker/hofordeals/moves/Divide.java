package org.lawspeaker.hofordeals.moves;

import org.lawspeaker.engine.Seat;

/** Assigns a part of the Power of a bound card to an enemy. */
public record Divide(Seat by, int power, int source, int enemy) implements SeatMove {}
