package org.lawspeaker.hofordeals.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.CardNumber;

/** Chooses a card. */
public record PickCard(Seat by, @CardNumber int card) implements SeatMove {}
