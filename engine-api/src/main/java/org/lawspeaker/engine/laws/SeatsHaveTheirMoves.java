package org.lawspeaker.engine.laws;

import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Seat;

/** What one seat may do does not depend on whether the others are asked for as well. */
record SeatsHaveTheirMoves<S, M extends Move, V>() implements Law<S, M, V> {
  @Override
  public String name() {
    return "seats-have-their-moves";
  }

  @Override
  public String says() {
    return "The legal moves of one seat are those of the whole list that it makes, in that order.";
  }

  @Override
  public int stride() {
    return 4;
  }

  @Override
  public Optional<Finding> check(Situation<S, M, V> at, RandomGenerator random) {
    for (Seat seat : at.seats()) {
      Optional<Finding> finding =
          Finding.unlessEqual(
              "the legal moves of " + seat + " are not those of the list",
              at.legalOf(seat),
              at.game().legalMoves(at.state(), seat));
      if (finding.isPresent()) {
        return finding;
      }
    }
    return Optional.empty();
  }
}
