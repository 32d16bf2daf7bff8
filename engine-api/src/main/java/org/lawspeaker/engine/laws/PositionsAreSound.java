package org.lawspeaker.engine.laws;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Move;

/** Whatever can be reached is a possible position: no card lost or doubled, no counter astray. */
record PositionsAreSound<S, M extends Move, V>() implements Law<S, M, V> {
  @Override
  public String name() {
    return "positions-are-sound";
  }

  @Override
  public String says() {
    return "The game's own check finds nothing wrong with any position that play reaches.";
  }

  @Override
  public int stride() {
    return 8;
  }

  @Override
  public Optional<Finding> check(Situation<S, M, V> at, RandomGenerator random) {
    return Finding.unlessEqual(
        "a position that play reached is impossible",
        ImmutableList.of(),
        at.game().check(at.state()));
  }
}
