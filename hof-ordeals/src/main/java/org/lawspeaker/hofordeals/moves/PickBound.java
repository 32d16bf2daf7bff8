package org.lawspeaker.hofordeals.moves;

import org.lawspeaker.engine.Seat;

/** Chooses a bound card. */
public record PickBound(Seat by, int source) implements SeatMove {}
