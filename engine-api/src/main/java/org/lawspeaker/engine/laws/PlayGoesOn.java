package org.lawspeaker.engine.laws;

import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;

/** No dead ends. A game that fails with an exception while it is played breaks this law. */
record PlayGoesOn<S, M extends Move, V>() implements Law<S, M, V> {
  static final String NAME = "play-goes-on";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String says() {
    return "Whoever owes a move has one; at chance and at the end no seat has any.";
  }

  @Override
  public int stride() {
    return 1;
  }

  @Override
  public Optional<Finding> check(Situation<S, M, V> at, RandomGenerator random) {
    if (at.pending() instanceof Pending.Chance<M> chance && chance.outcomes().size() < 1) {
      return Finding.of("chance without an outcome", "at least 1", chance.outcomes().size());
    }
    for (Seat seat : at.pending().owing()) {
      if (at.legalOf(seat).isEmpty()) {
        return Finding.of(seat + " owes a move and has none", "a move", "none");
      }
    }
    return at.pending().owing().isEmpty() && !at.legal().isEmpty()
        ? Finding.of("a seat may move while nobody owes a move", "none", at.legal())
        : Optional.empty();
  }
}
