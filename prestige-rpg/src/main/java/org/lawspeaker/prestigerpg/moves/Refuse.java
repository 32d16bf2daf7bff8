package org.lawspeaker.prestigerpg.moves;

import org.lawspeaker.engine.Seat;

/**
 * Says no.
 *
 * @param seat who
 */
public record Refuse(Seat seat) implements SeatMove {}
