package org.lawspeaker.hofordeals.moves;

import org.lawspeaker.engine.Seat;

/** Retreats from the King who attacks. */
public record Retreat(Seat by) implements SeatMove {}
