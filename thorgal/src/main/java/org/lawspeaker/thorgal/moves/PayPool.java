package org.lawspeaker.thorgal.moves;

import org.lawspeaker.engine.Seat;

/**
 * Pays a point of damage with the top card of the destiny pool, if a text allows it.
 *
 * @param seat who
 */
public record PayPool(Seat seat) implements SeatMove {}
