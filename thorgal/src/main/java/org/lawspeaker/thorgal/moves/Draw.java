package org.lawspeaker.thorgal.moves;

import org.lawspeaker.engine.Seat;

/**
 * Takes the top card of the deck to the hand, for a fate point.
 *
 * @param seat who
 */
public record Draw(Seat seat) implements SeatMove {}
