package org.lawspeaker.engine.play.strategy;

import java.util.Optional;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;

/**
 * A game that understands strategies.
 *
 * @param <S> states
 * @param <M> moves
 * @param <V> views
 */
public interface Strategic<S, M extends Move, V> extends Game<S, M, V> {
  /** What the words of a strategy mean. Every call gives the same object. */
  Tactics<M, V> tactics();

  /** The tactics of a game, if it has any. */
  static <S, M extends Move, V> Optional<Tactics<M, V>> tactics(Game<S, M, V> game) {
    return game instanceof Strategic<S, M, V> strategic
        ? Optional.of(strategic.tactics())
        : Optional.empty();
  }
}
