package org.lawspeaker.engine.ruling;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Verdict;

/**
 * The last move is legal, or illegal.
 *
 * @param legal which of the two
 * @param citations clauses that the verdict must name, among others; may be empty
 */
record VerdictExpected(boolean legal, ImmutableList<Citation> citations) implements Expectation {
  /** A legal move, whatever clause allows it. */
  static final VerdictExpected LEGAL = new VerdictExpected(true, ImmutableList.of());

  @Override
  public String says() {
    return phrase(legal, citations);
  }

  /** This expectation held against the verdict. */
  public Finding against(Verdict verdict) {
    boolean met = verdict.isLegal() == legal && verdict.citations().containsAll(citations);
    return new Finding(
        met, says(), phrase(verdict.isLegal(), verdict.citations()), verdict.citations());
  }

  private static String phrase(boolean legal, ImmutableList<Citation> citations) {
    String word = legal ? "legal" : "illegal";
    return citations.isEmpty() ? word : word + " by " + Joiner.on(", ").join(citations);
  }
}
