package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;

/** Asks another hero for gold. */
public record AskGold(Seat by, Seat seat, int gold) implements SeatMove {}
