package org.lawspeaker.thorgal.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Pile;

/**
 * Chooses lands: two in secret, or two more openly.
 *
 * @param seat who
 * @param lands two, ascending
 */
public record ChooseLands(Seat seat, Pile lands) implements SeatMove {}
