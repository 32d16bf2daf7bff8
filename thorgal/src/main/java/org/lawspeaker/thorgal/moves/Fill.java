package org.lawspeaker.thorgal.moves;

import org.lawspeaker.engine.Seat;

/**
 * Stops drawing and puts cards from the deck on the pool, unseen, each for a fate point.
 *
 * @param seat who
 * @param cards how many, perhaps none (THO-Q-17)
 */
public record Fill(Seat seat, int cards) implements SeatMove {}
