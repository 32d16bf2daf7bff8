package org.lawspeaker.engine.laws;

import com.google.common.collect.ImmutableSet;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Seat;

/** The list and the judge agree on every move. */
record ListedIsLegal<S, M extends Move, V>() implements Law<S, M, V> {
  private static final int SAMPLE = 12;

  @Override
  public String name() {
    return "listed-is-legal";
  }

  @Override
  public String says() {
    return "A move is listed, once, exactly when it is judged legal; only seats that owe have any.";
  }

  @Override
  public int stride() {
    return 2;
  }

  @Override
  public Optional<Finding> check(Situation<S, M, V> at, RandomGenerator random) {
    ImmutableSet<Seat> owing = at.pending().owing();
    Set<M> seen = new HashSet<>();
    for (M move : at.legal()) {
      if (!(move.by() instanceof Seat seat) || !owing.contains(seat)) {
        return Finding.of("a move is listed for one who owes none: " + move, owing, move.by());
      }
      if (!seen.add(move)) {
        return Finding.of("a move is listed more than once", "once", move);
      }
    }
    for (M move : at.some(SAMPLE, random)) {
      if (!at.game().judge(at.state(), move).isLegal()) {
        return Finding.of(
            "a move on offer is judged illegal: " + move,
            "legal",
            at.game().judge(at.state(), move));
      }
    }
    for (M stranger : Strangers.near(at, SAMPLE, random)) {
      if (at.game().judge(at.state(), stranger).isLegal()) {
        return Finding.of(
            "a move that is not on offer is judged legal: " + stranger,
            "illegal",
            at.game().judge(at.state(), stranger));
      }
    }
    return Optional.empty();
  }
}
