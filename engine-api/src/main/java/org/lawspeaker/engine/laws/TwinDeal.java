package org.lawspeaker.engine.laws;

import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Seat;

/**
 * Deals anew what a seat cannot know. Written from the rulebook, without looking at the game's
 * views: it is the witness against them.
 *
 * @param <S> states
 */
@FunctionalInterface
public interface TwinDeal<S> {
  /**
   * A lawful state that this seat has no means to tell from {@code state}, drawn at random and
   * perhaps the same; empty if there is nothing to deal anew.
   */
  Optional<S> redeal(S state, Seat seat, RandomGenerator random);
}
