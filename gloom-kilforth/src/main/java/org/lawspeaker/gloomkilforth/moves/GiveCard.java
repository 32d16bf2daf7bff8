package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.CardNumber;

/** Puts a card of its own into an exchange. */
public record GiveCard(Seat by, @CardNumber int card) implements SeatMove {}
