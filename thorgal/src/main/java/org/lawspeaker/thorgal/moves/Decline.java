package org.lawspeaker.thorgal.moves;

import org.lawspeaker.engine.Seat;

/**
 * Does without what is offered: opposing, a symbol, a horn effect, an optional part of a text.
 *
 * @param seat who
 */
public record Decline(Seat seat) implements SeatMove {}
