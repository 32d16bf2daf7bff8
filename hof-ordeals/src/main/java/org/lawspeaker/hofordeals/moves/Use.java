package org.lawspeaker.hofordeals.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.CardNumber;

/** Uses the ability of a card on the Player Board. */
public record Use(Seat by, @CardNumber int card) implements SeatMove {}
