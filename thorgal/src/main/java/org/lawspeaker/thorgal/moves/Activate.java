package org.lawspeaker.thorgal.moves;

import org.lawspeaker.engine.Seat;

/**
 * Activates an effect of a card in play.
 *
 * @param seat who
 * @param id the card
 */
public record Activate(Seat seat, int id) implements SeatMove {}
