package org.lawspeaker.thorgal.state;

import org.lawspeaker.engine.Seat;

/**
 * The companion that opposes the journey (THO-OPP-03).
 *
 * @param seat from whose party
 * @param companion the companion, with its markers (THO-Q-48)
 */
public record Opposer(Seat seat, InPlay companion) {}
