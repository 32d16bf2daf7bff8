package org.lawspeaker.hofordeals.moves;

import org.lawspeaker.engine.Seat;

/** Does not pay what the Fatigue step asks for. */
public record Refuse(Seat by) implements SeatMove {}
