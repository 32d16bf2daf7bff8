package org.lawspeaker.prestigerpg.moves;

import org.lawspeaker.engine.Seat;

/**
 * Chooses one of several ways.
 *
 * @param seat who
 * @param way how it is written
 */
public record PickOption(Seat seat, String way) implements SeatMove {}
