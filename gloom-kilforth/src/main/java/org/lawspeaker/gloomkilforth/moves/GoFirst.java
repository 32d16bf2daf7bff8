package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;

/** This seat has the First Hero marker. */
public record GoFirst(Seat seat) implements NatureMove {}
