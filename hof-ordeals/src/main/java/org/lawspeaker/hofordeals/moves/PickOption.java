package org.lawspeaker.hofordeals.moves;

import org.lawspeaker.engine.Seat;

/** Chooses one of several parts, counted from 0. */
public record PickOption(Seat by, int option) implements SeatMove {}
