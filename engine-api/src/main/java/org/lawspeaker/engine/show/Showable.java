package org.lawspeaker.engine.show;

import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;

/**
 * A game that says how it looks.
 *
 * @param <S> states
 * @param <M> moves
 * @param <V> views
 */
public interface Showable<S, M extends Move, V> extends Game<S, M, V> {
  /** How this game looks. Every call gives the same object. */
  Showing<M, V> showing();
}
