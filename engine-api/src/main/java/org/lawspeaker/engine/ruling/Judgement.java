package org.lawspeaker.engine.ruling;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Verdict;

/**
 * The engine's answer to one question.
 *
 * @param verdict on the last move; empty if the question is about a position
 * @param texts what the clauses of the verdict say
 * @param findings the expectations, in order
 */
public record Judgement(
    Optional<Verdict> verdict,
    ImmutableMap<Citation, String> texts,
    ImmutableList<Finding> findings) {
  /** Whether every expectation is met. */
  public boolean holds() {
    return findings.stream().allMatch(Finding::met);
  }
}
