package org.lawspeaker.engine.play;

import org.lawspeaker.engine.Move;

/**
 * One ply played again.
 *
 * @param before the state in which it was made
 * @param move the move
 * @param after the state after it
 */
public record ReplayStep<S, M extends Move>(S before, M move, S after) {}
