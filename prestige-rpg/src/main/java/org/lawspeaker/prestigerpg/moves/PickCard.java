package org.lawspeaker.prestigerpg.moves;

import org.lawspeaker.engine.Seat;

/**
 * Chooses a card of the own hand.
 *
 * @param seat who
 * @param card which
 */
public record PickCard(Seat seat, int card) implements SeatMove {}
