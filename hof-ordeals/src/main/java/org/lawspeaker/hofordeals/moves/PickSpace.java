package org.lawspeaker.hofordeals.moves;

import org.lawspeaker.engine.Seat;

/** Chooses a space of the Central Board. */
public record PickSpace(Seat by, int space) implements SeatMove {}
