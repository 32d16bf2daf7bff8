package org.lawspeaker.prestigerpg.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Pile;

/**
 * Sets cards face down (PRE-SET-01).
 *
 * @param seat who
 * @param cards which, in the order in which they will be flipped
 */
public record SetFaceDown(Seat seat, Pile cards) implements SeatMove {}
