package org.lawspeaker.hofordeals.moves;

import org.lawspeaker.engine.Seat;

/** Moves the Adventurer to an Encounter. */
public record Go(Seat by, int space) implements SeatMove {}
