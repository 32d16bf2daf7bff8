package org.lawspeaker.thorgal.moves;

import org.lawspeaker.engine.Seat;

/**
 * Pays a point of damage with the top card of the destiny deck.
 *
 * @param seat who
 */
public record PayTop(Seat seat) implements SeatMove {}
