package org.lawspeaker.command.simulate;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.ImmutableSortedMap;
import org.lawspeaker.engine.Outcome.Result;

/**
 * What came of many games.
 *
 * @param games the number of games that were played to their end
 * @param results how often each result was that of a seat, by seat
 * @param scores the scores of each seat
 * @param endings why games ended, with the citation
 * @param plies how long they were, chance included
 * @param choices how many moves were legal where a seat had to choose
 * @param windows the same by the window's name
 * @param moves what the seats did, by the move's text
 * @param happenings what happened, in order of their names; empty if it was not asked for
 * @param failures games that failed and are counted nowhere else
 */
public record Figures(
    int games,
    ImmutableList<ImmutableMultiset<Result>> results,
    ImmutableList<Spread> scores,
    ImmutableMultiset<String> endings,
    Spread plies,
    Spread choices,
    ImmutableMap<String, Spread> windows,
    ImmutableMap<String, MoveUse> moves,
    ImmutableSortedMap<Happening, HappeningUse> happenings,
    Failures failures) {
  /** The share of games that ended so for this seat. */
  public Share share(int seat, Result result) {
    return new Share(results.get(seat).count(result), games);
  }

  /** Whether any game gave any seat a score. */
  public boolean hasScores() {
    return scores.stream().anyMatch(score -> score.least() != 0 || score.greatest() != 0);
  }
}
