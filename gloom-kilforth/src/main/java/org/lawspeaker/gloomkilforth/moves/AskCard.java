package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.CardNumber;

/** Asks another hero for a card. */
public record AskCard(Seat by, @CardNumber int card) implements SeatMove {}
