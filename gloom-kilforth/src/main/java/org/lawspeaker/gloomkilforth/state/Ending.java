package org.lawspeaker.gloomkilforth.state;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Outcome;

/**
 * How the game ended.
 *
 * @param results one for each hero
 * @param points the Victory Points of each hero (GOK-VP-01)
 * @param reason the end in a sentence
 * @param clause the clause that ended it
 */
public record Ending(
    ImmutableList<Outcome.Result> results,
    ImmutableList<Integer> points,
    String reason,
    Citation clause) {
  /** The same as the engine has it. */
  public Outcome outcome() {
    return new Outcome(results, points, reason, clause);
  }
}
