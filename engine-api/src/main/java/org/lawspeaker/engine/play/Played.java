package org.lawspeaker.engine.play;

import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Transition;

/**
 * One ply of a match, with all its secrets: never to be sent to a seat, but for the events that
 * {@link Transition#eventsFor} gives for it. Even how many plies there were tells of how many parts
 * a sealed choice was made.
 *
 * @param before the state in which the move was made
 * @param move the move
 * @param transition the state after it and what happened on the way
 * @param automatic whether the referee made it unasked: chance, or a forced move, which tells that
 *     the seat had no other
 */
public record Played<S, M extends Move>(
    S before, M move, Transition<S> transition, boolean automatic) {
  /** The state after the move. */
  public S after() {
    return transition.next();
  }
}
