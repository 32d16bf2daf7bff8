package org.lawspeaker.hofordeals.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.hofordeals.state.Slot;

/** Assigns Equipment to an enemy. */
public record Strike(Seat by, Slot slot, int enemy) implements SeatMove {}
