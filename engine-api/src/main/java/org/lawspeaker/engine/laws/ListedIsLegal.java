package org.lawspeaker.engine.laws;

import com.google.common.collect.ImmutableSet;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Verdict;

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
    return 4;
  }

  @Override
  public Optional<Finding> check(Situation<S, M, V> at, RandomGenerator random) {
    ImmutableSet<Seat> owing = at.pending().owing();
    for (M move : at.legal()) {
      if (!(move.by() instanceof Seat seat) || !owing.contains(seat)) {
        return Finding.of("a move is listed for one who owes none: " + move, owing, move.by());
      }
    }
    return at.distinct().size() < at.legal().size() ? twice(at) : judged(at, at.look(random));
  }

  private Optional<Finding> twice(Situation<S, M, V> at) {
    Set<M> seen = new HashSet<>();
    return at.legal().stream()
        .filter(move -> !seen.add(move))
        .findFirst()
        .flatMap(move -> Finding.of("a move is listed more than once", "once", move));
  }

  private Optional<Finding> judged(Situation<S, M, V> at, Look<S, M, V> look) {
    for (M move : look.moves(SAMPLE)) {
      Verdict verdict = at.answers().judged(move);
      if (!verdict.isLegal()) {
        return Finding.of("a move on offer is judged illegal: " + move, "legal", verdict);
      }
    }
    for (M stranger : look.strangers(SAMPLE)) {
      Verdict verdict = at.answers().judged(stranger);
      if (verdict.isLegal()) {
        return Finding.of(
            "a move that is not on offer is judged legal: " + stranger, "illegal", verdict);
      }
    }
    return Optional.empty();
  }
}
