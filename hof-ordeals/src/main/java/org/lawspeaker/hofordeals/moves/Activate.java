package org.lawspeaker.hofordeals.moves;

import org.lawspeaker.engine.Seat;

/** Activates the Encounter on which the Adventurer stands. */
public record Activate(Seat by) implements SeatMove {}
