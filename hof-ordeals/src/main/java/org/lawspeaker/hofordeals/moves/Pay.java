package org.lawspeaker.hofordeals.moves;

import org.lawspeaker.engine.Seat;

/** Pays what the Fatigue step asks for. */
public record Pay(Seat by) implements SeatMove {}
