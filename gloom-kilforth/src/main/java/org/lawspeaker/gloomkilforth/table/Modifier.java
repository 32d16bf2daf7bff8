package org.lawspeaker.gloomkilforth.table;

import org.lawspeaker.engine.Seat;

/**
 * A change that an effect has made for a while.
 *
 * @param seat for which hero
 * @param gives what it changes
 * @param until how long it lasts
 */
public record Modifier(Seat seat, Lasting gives, Until until) {}
