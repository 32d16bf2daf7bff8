package org.lawspeaker.prestigerpg.moves;

import org.lawspeaker.engine.Seat;

/**
 * Says yes.
 *
 * @param seat who
 */
public record Accept(Seat seat) implements SeatMove {}
