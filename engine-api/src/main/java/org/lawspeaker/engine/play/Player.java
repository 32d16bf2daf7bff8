package org.lawspeaker.engine.play;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Move;

/**
 * Who decides for a seat. A player sees what the seat may see and never the state.
 *
 * @param <M> the game's moves
 * @param <V> the game's views
 */
@FunctionalInterface
public interface Player<M extends Move, V> {
  /**
   * One of these moves.
   *
   * @param view what the seat knows
   * @param legal the moves that the seat may make, at least one
   */
  M choose(V view, ImmutableList<M> legal);
}
