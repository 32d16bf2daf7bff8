package org.lawspeaker.thorgal.moves;

import org.lawspeaker.engine.Seat;

/**
 * Chooses a card attached to the destination for an effect.
 *
 * @param seat who
 * @param place in the order of attaching, from 0
 */
public record PickAttached(Seat seat, int place) implements SeatMove {}
