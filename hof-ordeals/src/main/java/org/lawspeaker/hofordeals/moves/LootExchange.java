package org.lawspeaker.hofordeals.moves;

import org.lawspeaker.engine.Seat;

/** Turns Token Shards into Effort. */
public record LootExchange(Seat by) implements SeatMove {}
