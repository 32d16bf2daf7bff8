package org.lawspeaker.command.simulate;

import com.google.common.collect.ImmutableList;
import java.io.Serializable;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Outcome.Result;

/**
 * What is kept of one game.
 *
 * @param number its number among all games that are played, from 1
 * @param seed what it was played with
 * @param outcome how it ended
 * @param plies how many there were, chance included
 */
public record PlayedGame(int number, long seed, Outcome outcome, int plies)
    implements Serializable {
  private Object writeReplace() {
    return new Sent(
        number,
        seed,
        plies,
        outcome.results(),
        outcome.scores(),
        outcome.reason(),
        outcome.citation().id());
  }

  /** A game as it travels between machines. */
  private record Sent(
      int number,
      long seed,
      int plies,
      ImmutableList<Result> results,
      ImmutableList<Integer> scores,
      String reason,
      String clause)
      implements Serializable {
    private Object readResolve() {
      return new PlayedGame(
          number, seed, new Outcome(results, scores, reason, Citation.of(clause)), plies);
    }
  }
}
