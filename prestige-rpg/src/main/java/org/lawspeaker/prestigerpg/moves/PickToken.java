package org.lawspeaker.prestigerpg.moves;

import org.lawspeaker.engine.Seat;

/**
 * Chooses a token of the creature (PRE-TOKEN-02).
 *
 * @param seat who
 * @param token which, from 0
 */
public record PickToken(Seat seat, int token) implements SeatMove {}
