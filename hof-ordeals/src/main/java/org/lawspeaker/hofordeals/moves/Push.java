package org.lawspeaker.hofordeals.moves;

import org.lawspeaker.engine.Seat;

/** Fights on. */
public record Push(Seat by) implements SeatMove {}
