package org.lawspeaker.engine;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;

/**
 * How a game ended: a result and a score for every seat, and the clause that ended it. A
 * cooperative game gives every seat the same result.
 *
 * @param results one for each seat, in seat order
 * @param scores one for each seat, in seat order; games without scores give 0s
 * @param reason the end in a sentence
 * @param citation the clause or ruling that ended the game
 */
public record Outcome(
    ImmutableList<Result> results,
    ImmutableList<Integer> scores,
    String reason,
    Citation citation) {
  /** What the end means for one seat. */
  public enum Result {
    WON,
    DREW,
    LOST
  }

  public Outcome {
    if (results.isEmpty() || results.size() != scores.size()) {
      throw new IllegalArgumentException(
          "one result and one score for each seat: " + results + " and " + scores);
    }
  }

  /** An outcome without scores. */
  public static Outcome of(ImmutableList<Result> results, String reason, Citation citation) {
    ImmutableList<Integer> scores =
        results.stream().map(result -> 0).collect(ImmutableList.toImmutableList());
    return new Outcome(results, scores, reason, citation);
  }

  /** One seat has won, and all others have lost; without scores. */
  public static Outcome wonBy(Seat winner, int seats, String reason, Citation citation) {
    ImmutableList.Builder<Result> results = ImmutableList.builder();
    for (int i = 0; i < seats; i++) {
      results.add(i == winner.index() ? Result.WON : Result.LOST);
    }
    return of(results.build(), reason, citation);
  }

  /** The result of one seat. */
  public Result resultOf(Seat seat) {
    return results.get(seat.index());
  }

  /** The seats that won, possibly none. */
  public ImmutableSet<Seat> winners() {
    ImmutableSet.Builder<Seat> winners = ImmutableSet.builder();
    for (int i = 0; i < results.size(); i++) {
      if (results.get(i) == Result.WON) {
        winners.add(Seat.of(i));
      }
    }
    return winners.build();
  }
}
