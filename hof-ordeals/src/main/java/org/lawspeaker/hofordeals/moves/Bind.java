package org.lawspeaker.hofordeals.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.CardNumber;

/** Binds an Attack card of the hand to the weapon. */
public record Bind(Seat by, @CardNumber int card) implements SeatMove {}
