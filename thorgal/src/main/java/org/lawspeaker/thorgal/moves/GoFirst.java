package org.lawspeaker.thorgal.moves;

import org.lawspeaker.engine.Seat;

/**
 * The first destiny player is drawn.
 *
 * @param first who
 */
public record GoFirst(Seat first) implements NatureMove {}
