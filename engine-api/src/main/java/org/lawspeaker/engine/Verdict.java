package org.lawspeaker.engine;

import com.google.common.collect.ImmutableList;

/**
 * The answer to "is this move legal?", with the clauses that decide it.
 *
 * <pre>{@code
 * ConnectFour game = new ConnectFourProvider().game();
 * Position start = game.start(Setup.of(2)).orThrow();
 * Verdict verdict = game.judge(start, new Drop(Seat.of(1), 9));
 * System.out.println(verdict.isLegal()); // false
 * System.out.println(verdict.citations()); // [C4-TURN-01, C4-SETUP-01]
 * }</pre>
 */
public sealed interface Verdict {
  /**
   * The move may be made.
   *
   * @param citations the clauses that allow it, at least one
   */
  record Legal(ImmutableList<Citation> citations) implements Verdict {
    public Legal {
      if (citations.isEmpty()) {
        throw new IllegalArgumentException("a legal verdict cites the clause that allows");
      }
    }
  }

  /**
   * The move may not be made.
   *
   * @param violations everything that forbids it, at least one
   */
  record Illegal(ImmutableList<Violation> violations) implements Verdict {
    public Illegal {
      if (violations.isEmpty()) {
        throw new IllegalArgumentException("an illegal verdict cites the clause that forbids");
      }
    }

    @Override
    public ImmutableList<Citation> citations() {
      return violations.stream()
          .map(Violation::citation)
          .distinct()
          .collect(ImmutableList.toImmutableList());
    }
  }

  static Verdict legal(Citation... citations) {
    return new Legal(ImmutableList.copyOf(citations));
  }

  static Verdict illegal(Violation... violations) {
    return new Illegal(ImmutableList.copyOf(violations));
  }

  /** Legal by these citations if nothing is violated. */
  static Verdict of(ImmutableList<Violation> violations, Citation... citations) {
    return violations.isEmpty() ? legal(citations) : new Illegal(violations);
  }

  default boolean isLegal() {
    return this instanceof Legal;
  }

  /** The clauses named: those that allow, or those that forbid. */
  ImmutableList<Citation> citations();
}
