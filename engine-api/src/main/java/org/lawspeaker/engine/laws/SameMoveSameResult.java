package org.lawspeaker.engine.laws;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;

/** A game is a function: equal arguments, equal answers. */
record SameMoveSameResult<S, M extends Move, V>() implements Law<S, M, V> {
  private static final int SAMPLE = 3;

  @Override
  public String name() {
    return "same-move-same-result";
  }

  @Override
  public String says() {
    return "The same move in the same state, or in an equal one, has the same result and verdict.";
  }

  @Override
  public int stride() {
    return 32;
  }

  @Override
  public Optional<Finding> check(Situation<S, M, V> at, RandomGenerator random) {
    Game<S, M, V> game = at.game();
    S state = at.state();
    S equal = at.answers().copy().value().orElse(state);
    Look<S, M, V> look = at.look(random);
    ImmutableList<M> moves = look.moves(SAMPLE);
    ImmutableList<M> tried =
        ImmutableList.<M>builder().addAll(moves).addAll(look.strangers(SAMPLE)).build();
    for (M move : moves) {
      S once = at.answers().applied(move);
      Optional<Finding> finding =
          Finding.unlessEqual(
                  "a second try has another result", move, once, game.apply(state, move))
              .or(
                  () ->
                      Finding.unlessEqual(
                          "an equal state has another result",
                          move,
                          once,
                          game.apply(equal, move)));
      if (finding.isPresent()) {
        return finding;
      }
    }
    for (M move : tried) {
      Optional<Finding> finding =
          Finding.unlessEqual(
              "a second verdict is another one",
              move,
              at.answers().judged(move),
              game.judge(equal, move));
      if (finding.isPresent()) {
        return finding;
      }
    }
    return Finding.unlessEqual(
            "a second look lists other moves", at.legal(), game.legalMoves(state))
        .or(
            () ->
                Finding.unlessEqual(
                    "an equal state lists other moves", at.legal(), game.legalMoves(equal)))
        .or(
            () ->
                Finding.unlessEqual(
                    "an equal state waits for something else",
                    Owed.wholly(at.pending()),
                    Owed.wholly(game.pending(equal))));
  }
}
