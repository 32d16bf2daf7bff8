package org.lawspeaker.hofordeals.moves;

import org.lawspeaker.engine.Seat;

/** This seat is the starting player. */
public record GoFirst(Seat seat) implements NatureMove {}
