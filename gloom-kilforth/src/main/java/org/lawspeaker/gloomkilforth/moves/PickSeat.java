package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;

/** Chooses a hero. */
public record PickSeat(Seat by, Seat seat) implements SeatMove {}
