package org.lawspeaker.thorgal.state;

import org.lawspeaker.engine.Seat;

/**
 * How a land was conquered.
 *
 * @param by whose horn it bears (THO-Q-49)
 * @param round in which round
 */
public record Conquest(Seat by, int round) {}
