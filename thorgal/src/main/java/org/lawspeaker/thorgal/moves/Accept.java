package org.lawspeaker.thorgal.moves;

import org.lawspeaker.engine.Seat;

/**
 * Uses what is offered: a horn effect, or an optional part of a text.
 *
 * @param seat who
 */
public record Accept(Seat seat) implements SeatMove {}
