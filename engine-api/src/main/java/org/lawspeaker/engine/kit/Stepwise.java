package org.lawspeaker.engine.kit;

import org.lawspeaker.engine.Move;

/**
 * A game that counts what its moves cost, in steps rather than in time: the same on every machine.
 *
 * @param <S> states
 * @param <M> moves
 */
public interface Stepwise<S, M extends Move> {
  /** How many steps a legal move sets going, up to the next question or the end of the game. */
  int steps(S state, M move);
}
