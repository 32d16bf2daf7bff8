package org.lawspeaker.engine;

import java.util.random.RandomGenerator;

/**
 * Deals whole states that one viewer cannot tell from the truth, as {@link Game#determinize} does,
 * for one view. What follows from the view alone is worked out once, so that each deal costs what
 * is hidden. Safe to share between threads.
 *
 * @param <S> the game's states
 */
@FunctionalInterface
public interface Dealer<S> {
  /** One of the states that the viewer may be in. */
  S deal(RandomGenerator random);
}
