package org.lawspeaker.thorgal.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Pile;

/**
 * Chooses the starting companions in secret.
 *
 * @param seat who
 * @param companions one or two, ascending
 */
public record ChooseParty(Seat seat, Pile companions) implements SeatMove {}
