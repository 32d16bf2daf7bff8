package org.lawspeaker.hofordeals.state;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Seats;
import org.lawspeaker.engine.kit.Words;

/**
 * How a game ended.
 *
 * @param scores the final score of each seat (HOF-SCORE-01)
 * @param winners who won; several share the victory (HOF-Q-63)
 * @param why the clause that decided
 */
public record Ending(
    @Range(min = -99_999, max = 99_999) ImmutableList<Integer> scores,
    Seats winners,
    Citation why) {
  /** The same as an outcome. */
  public Outcome outcome() {
    ImmutableList.Builder<Outcome.Result> results = ImmutableList.builder();
    boolean isShared = winners.size() > 1;
    for (int i = 0; i < scores.size(); i++) {
      boolean won = winners.contains(Seat.of(i));
      results.add(!won ? Outcome.Result.LOST : isShared ? Outcome.Result.DREW : Outcome.Result.WON);
    }
    String names = Words.list(winners.asSet().stream().map(Seat::toString).toList());
    String reason = (isShared ? "Victory is shared by " : "The Hero is ") + names;
    return new Outcome(results.build(), scores, reason, why);
  }
}
