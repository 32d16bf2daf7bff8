package org.lawspeaker.engine.play.strategy;

import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.play.Question;

/**
 * What a line of a strategy is about, such as to buy a certain card.
 *
 * @param <M> the game's moves
 * @param <V> the game's views
 */
@FunctionalInterface
public interface Deed<M extends Move, V> {
  /** Whether this legal move does it. */
  boolean fits(Question<M, V> question, M move);
}
