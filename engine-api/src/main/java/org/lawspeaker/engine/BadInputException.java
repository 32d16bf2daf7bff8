package org.lawspeaker.engine;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;

/**
 * What was given cannot be used; lists every {@link Problem}. Thrown by {@link Checked#orThrow}.
 */
public final class BadInputException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final transient ImmutableList<Problem> problems;

  public BadInputException(ImmutableList<Problem> problems) {
    super(Joiner.on(System.lineSeparator()).join(problems));
    this.problems = problems;
  }

  public ImmutableList<Problem> problems() {
    return problems;
  }
}
