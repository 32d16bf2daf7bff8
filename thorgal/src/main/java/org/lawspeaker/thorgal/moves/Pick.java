package org.lawspeaker.thorgal.moves;

import org.lawspeaker.engine.Seat;

/**
 * Chooses a card in play for a symbol or an effect.
 *
 * @param seat who
 * @param id the card
 */
public record Pick(Seat seat, int id) implements SeatMove {}
