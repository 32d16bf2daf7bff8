package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;

/** Buys a Health Point for a hero. */
public record Heal(Seat by, Seat seat) implements SeatMove {}
