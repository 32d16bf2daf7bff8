package org.lawspeaker.prestigerpg.state;

import org.lawspeaker.engine.Seat;

/**
 * Whose turn is under way.
 *
 * @param seat whose
 * @param second whether it is the extra turn of a second card (PRE-Q-26)
 */
public record OnTurn(Seat seat, boolean second) {}
