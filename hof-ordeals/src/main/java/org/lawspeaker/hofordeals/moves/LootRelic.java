package org.lawspeaker.hofordeals.moves;

import org.lawspeaker.engine.Seat;

/** Pays Token Shards for a Relic. */
public record LootRelic(Seat by) implements SeatMove {}
