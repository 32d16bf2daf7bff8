package org.lawspeaker.thorgal.moves;

import org.lawspeaker.engine.Seat;

/**
 * Chooses one of several things by its number.
 *
 * @param seat who
 * @param option from 0
 */
public record PickOption(Seat seat, int option) implements SeatMove {}
