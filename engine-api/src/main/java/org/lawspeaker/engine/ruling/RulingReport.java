package org.lawspeaker.engine.ruling;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Problem;

/**
 * What came of running a ruling file.
 *
 * @param name the file
 * @param problems what keeps the whole file from being run
 * @param cases its questions, in order; empty if there are problems
 */
public record RulingReport(
    String name, ImmutableList<Problem> problems, ImmutableList<Answered> cases) {
  /** The summary. */
  public enum Status {
    /** Every expectation is met. */
    HOLDS,
    /** Some expectation is not met. */
    FAILS,
    /** Some question cannot be put to the game. */
    MALFORMED
  }

  /**
   * One question with its answer.
   *
   * @param ruling the question
   * @param judgement the answer, or what keeps the question from being put to the game
   */
  public record Answered(RulingCase ruling, Checked<Judgement> judgement) {
    /** What came of this question. */
    public Status status() {
      return judgement
          .value()
          .map(judged -> judged.holds() ? Status.HOLDS : Status.FAILS)
          .orElse(Status.MALFORMED);
    }
  }

  static RulingReport malformed(String name, ImmutableList<Problem> problems) {
    return new RulingReport(name, problems, ImmutableList.of());
  }

  /** What came of the file: the worst of its questions. */
  public Status status() {
    Status worst = problems.isEmpty() ? Status.HOLDS : Status.MALFORMED;
    for (Answered answered : cases) {
      Status status = answered.status();
      worst = status.compareTo(worst) > 0 ? status : worst;
    }
    return worst;
  }
}
