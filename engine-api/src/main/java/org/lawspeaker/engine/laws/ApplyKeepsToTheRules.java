package org.lawspeaker.engine.laws;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.IllegalMoveException;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Verdict;

/** Apply carries out what is legal, refuses the rest with the verdict, and leaves its input be. */
record ApplyKeepsToTheRules<S, M extends Move, V>() implements Law<S, M, V> {
  private static final int SAMPLE = 4;

  @Override
  public String name() {
    return "apply-keeps-to-the-rules";
  }

  @Override
  public String says() {
    return "Apply carries out every listed move, refuses any other with its verdict, and leaves the"
        + " state as it was.";
  }

  @Override
  public int stride() {
    return 16;
  }

  @Override
  public Optional<Finding> check(Situation<S, M, V> at, RandomGenerator random) {
    Game<S, M, V> game = at.game();
    S state = at.state();
    Look<S, M, V> look = at.look(random);
    JsonNode before = at.answers().written();
    int hash = state.hashCode();
    for (M move : look.moves(SAMPLE)) {
      game.pending(at.answers().applied(move));
    }
    for (M stranger : look.strangers(SAMPLE)) {
      Verdict verdict = at.answers().judged(stranger);
      Optional<Finding> finding =
          refused("apply", stranger, verdict, () -> game.apply(state, stranger))
              .or(() -> refused("explain", stranger, verdict, () -> game.explain(state, stranger)));
      if (finding.isPresent()) {
        return finding;
      }
    }
    return Finding.unlessEqual(
            "a move changed the state it was made in", before, game.notation().state(state))
        .or(
            () ->
                Finding.unlessEqual(
                    "a move changed the hash of the state it was made in", hash, state.hashCode()));
  }

  private static Optional<Finding> refused(
      String how, Move stranger, Verdict verdict, Runnable attempt) {
    try {
      attempt.run();
    } catch (IllegalMoveException refusal) {
      return Finding.unlessEqual(
          how + " refuses with another verdict than the judge's",
          stranger,
          verdict,
          refusal.verdict());
    }
    return verdict.isLegal()
        ? Optional.empty()
        : Finding.of(how + " carries out an illegal move", verdict, stranger);
  }
}
