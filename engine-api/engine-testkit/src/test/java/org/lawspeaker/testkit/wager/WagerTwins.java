package org.lawspeaker.testkit.wager;

import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.laws.TwinDeal;

/**
 * A seat does not know the stone of the other.
 *
 * @param game how many stones there are
 */
public record WagerTwins(Wager game) implements TwinDeal<WagerState> {
  @Override
  public Optional<WagerState> redeal(WagerState state, Seat seat, RandomGenerator random) {
    return Optional.of(game.determinize(game.view(state, seat), random));
  }
}
