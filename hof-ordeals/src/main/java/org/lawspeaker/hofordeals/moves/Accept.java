package org.lawspeaker.hofordeals.moves;

import org.lawspeaker.engine.Seat;

/** Does what is offered. */
public record Accept(Seat by) implements SeatMove {}
