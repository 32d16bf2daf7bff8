package org.lawspeaker.command;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.BadInputException;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Problem;

/** What was asked for cannot be done; the command says why and ends with {@link Exit#BAD_INPUT}. */
final class Refusal extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient ImmutableList<Problem> problems;

  Refusal(ImmutableList<Problem> problems) {
    this(new BadInputException(problems));
  }

  private Refusal(BadInputException cause) {
    super(cause.getMessage(), cause);
    this.problems = cause.problems();
  }

  Refusal(String place, String message) {
    this(ImmutableList.of(new Problem(place, message)));
  }

  ImmutableList<Problem> problems() {
    return problems;
  }

  /** Refuses if there is a problem. */
  static void ifAny(Optional<Problem> problem) {
    if (problem.isPresent()) {
      throw new Refusal(ImmutableList.of(problem.get()));
    }
  }

  /** The value; refuses if there is none. */
  static <T> T unlessOk(Checked<T> checked) {
    return checked.value().orElseThrow(() -> new Refusal(checked.problems()));
  }

  /** The value; refuses if there is none, with places inside {@code outer}. */
  static <T> T unlessOk(String outer, Checked<T> checked) {
    return checked
        .value()
        .orElseThrow(
            () ->
                new Refusal(
                    checked.problems().stream()
                        .map(problem -> problem.within(outer + " "))
                        .collect(ImmutableList.toImmutableList())));
  }
}
