package org.lawspeaker.engine.play.strategy;

import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.play.Question;

/**
 * A number that conditions of strategies compare, such as how much a seat can still spend.
 *
 * @param <M> the game's moves
 * @param <V> the game's views
 */
@FunctionalInterface
public interface Measure<M extends Move, V> {
  /** What it is for the seat that is asked, by what that seat knows. */
  int of(Question<M, V> question);
}
