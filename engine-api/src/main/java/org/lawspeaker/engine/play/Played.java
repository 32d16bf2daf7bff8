package org.lawspeaker.engine.play;

import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Transition;

/**
 * One ply of a match.
 *
 * @param before the state in which the move was made
 * @param move the move
 * @param transition the state after it and what happened on the way
 * @param automatic whether the referee made it unasked: chance, or a forced move
 */
public record Played<S, M extends Move>(
    S before, M move, Transition<S> transition, boolean automatic) {
  /** The state after the move. */
  public S after() {
    return transition.next();
  }
}
