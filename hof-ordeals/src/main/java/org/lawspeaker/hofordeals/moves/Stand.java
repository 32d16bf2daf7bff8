package org.lawspeaker.hofordeals.moves;

import org.lawspeaker.engine.Seat;

/** Fights the King who attacks. */
public record Stand(Seat by) implements SeatMove {}
