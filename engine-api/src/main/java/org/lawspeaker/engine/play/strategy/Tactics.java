package org.lawspeaker.engine.play.strategy;

import com.google.common.collect.ImmutableMap;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Move;

/**
 * What the words of a strategy mean in a game. Cards are named as data of its pack, so that a word
 * that is no card of the pack is a problem.
 *
 * @param <M> the game's moves
 * @param <V> the game's views
 */
public interface Tactics<M extends Move, V> {
  /** The deed of these words, such as {@code buy Long Sword}, or what is wrong with them. */
  Checked<Deed<M, V>> deed(String words);

  /** The number of these words, such as {@code health}, or what is wrong with them. */
  Checked<Measure<M, V>> measure(String words);

  /** The strategies that come with the game, by name, as texts. */
  ImmutableMap<String, String> shipped();
}
