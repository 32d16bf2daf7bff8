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

  /**
   * Whether two states that a seat cannot tell apart are other deals, and differ in more than what
   * others have chosen in secret so far: that may be guessed as not chosen yet, always.
   */
  default boolean areOtherDeals(S one, S other, Seat seat) {
    return !one.equals(other);
  }

  /**
   * Whether a ply has put another person on this seat, as when players change seats. What it told
   * the former one in secret is remembered, but the view of the seat need not keep it.
   *
   * @param before the state in which the move was made
   * @param after the state to which it led
   */
  default boolean isLeft(S before, S after, Seat seat) {
    return false;
  }
}
