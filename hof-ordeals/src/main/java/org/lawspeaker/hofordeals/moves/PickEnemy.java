package org.lawspeaker.hofordeals.moves;

import org.lawspeaker.engine.Seat;

/** Chooses an enemy. */
public record PickEnemy(Seat by, int enemy) implements SeatMove {}
