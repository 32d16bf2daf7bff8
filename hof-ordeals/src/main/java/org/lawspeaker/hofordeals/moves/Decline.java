package org.lawspeaker.hofordeals.moves;

import org.lawspeaker.engine.Seat;

/** Does without what is offered. */
public record Decline(Seat by) implements SeatMove {}
