package org.lawspeaker.engine.laws;

import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;

/** There is one reducer, however it is called. */
record ExplainAgreesWithApply<S, M extends Move, V>() implements Law<S, M, V> {
  private static final int SAMPLE = 4;

  @Override
  public String name() {
    return "explain-agrees-with-apply";
  }

  @Override
  public String says() {
    return "Explain, apply and applyUnchecked lead to the same state.";
  }

  @Override
  public int stride() {
    return 16;
  }

  @Override
  public Optional<Finding> check(Situation<S, M, V> at, RandomGenerator random) {
    Game<S, M, V> game = at.game();
    for (M move : at.look(random).moves(SAMPLE)) {
      S applied = at.answers().applied(move);
      Optional<Finding> finding =
          Finding.unlessEqual(
                  "explain leads elsewhere than apply",
                  move,
                  applied,
                  at.answers().explained(move).next())
              .or(
                  () ->
                      Finding.unlessEqual(
                          "applyUnchecked leads elsewhere than apply",
                          move,
                          applied,
                          game.applyUnchecked(at.state(), move)));
      if (finding.isPresent()) {
        return finding;
      }
    }
    return Optional.empty();
  }
}
