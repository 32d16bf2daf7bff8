package org.lawspeaker.engine.laws;

import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Pending;

/** Every game ends in time, with a result for everybody. */
record GamesEnd<S, M extends Move, V>() implements Law<S, M, V> {
  @Override
  public String name() {
    return "games-end";
  }

  @Override
  public String says() {
    return "Every game ends within its stated length, with one result for each seat.";
  }

  @Override
  public int stride() {
    return 1;
  }

  @Override
  public Optional<Finding> check(Situation<S, M, V> at, RandomGenerator random) {
    int longest = at.game().info().longest();
    if (at.ply() > longest || (at.ply() == longest && !at.pending().isOver())) {
      return Finding.of("the game is longer than stated", longest + " plies", "it goes on");
    }
    return at.pending() instanceof Pending.Over<M> over
        ? Finding.unlessEqual(
            "the outcome has not one result for each seat",
            at.setup().seats(),
            over.outcome().results().size())
        : Optional.empty();
  }
}
