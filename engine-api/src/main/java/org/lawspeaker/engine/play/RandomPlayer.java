package org.lawspeaker.engine.play;

import com.google.common.collect.ImmutableList;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Move;

/**
 * Takes any legal move, each as likely as the next.
 *
 * @param random what it draws from
 */
public record RandomPlayer<M extends Move, V>(RandomGenerator random) implements BlindPlayer<M, V> {
  @Override
  public M choose(ImmutableList<M> legal) {
    return legal.get(random.nextInt(legal.size()));
  }
}
