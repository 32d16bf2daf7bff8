package org.lawspeaker.hofordeals.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.CardNumber;

/** Acquires a card. */
public record Buy(Seat by, @CardNumber int card) implements SeatMove {}
