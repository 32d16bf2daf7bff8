package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;

/** Gives gold to another hero. */
public record GiveGold(Seat by, Seat seat, int gold) implements SeatMove {}
