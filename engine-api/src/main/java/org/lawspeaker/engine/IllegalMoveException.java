package org.lawspeaker.engine;

/** The one exception of a reducer: the move was not legal. It carries the verdict. */
public final class IllegalMoveException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final transient Verdict.Illegal verdict;

  public IllegalMoveException(Move move, Verdict.Illegal verdict) {
    super("illegal move " + move + ": " + verdict.violations());
    this.verdict = verdict;
  }

  public Verdict.Illegal verdict() {
    return verdict;
  }
}
