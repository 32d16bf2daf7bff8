package org.lawspeaker.testkit.fuzz;

import com.google.common.base.Throwables;
import com.google.common.collect.ImmutableList;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Assertions;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Problem;
import org.opentest4j.AssertionFailedError;

/**
 * Says what a reader does wrong with a text: it throws, takes too long, complains without bound, or
 * accepts what has to be refused.
 */
public final class Oracle {
  /** The processor time that a reader may take for one text; far more than any needs. */
  public static final Duration BUDGET = Duration.ofSeconds(5);

  /** The longest list of problems. */
  static final int MOST_PROBLEMS = Checked.Bad.MOST + 1;

  /** The longest text of one problem, in characters. */
  static final int LONGEST = 2 * Problem.LONGEST + 2;

  /** How many times as long it may take by the clock, on a machine that has other work. */
  private static final int PATIENCE = 6;

  private final Duration budget;

  public Oracle() {
    this(BUDGET);
  }

  Oracle(Duration budget) {
    this.budget = budget;
  }

  /** What the reader does wrong with a text that it has to refuse. */
  public Optional<String> refusing(Reader reader, String text) {
    Answer answer = answer(reader, text);
    return answer.fault().isEmpty() && answer.problems().isEmpty()
        ? Optional.of("accepts what has to be refused")
        : answer.fault();
  }

  /** What the reader does wrong with a text that may be good or bad. */
  public Optional<String> answering(Reader reader, String text) {
    return answer(reader, text).fault();
  }

  /** What came of a text. */
  private record Answer(Optional<String> fault, ImmutableList<Problem> problems) {
    static Answer faulty(String fault) {
      return new Answer(Optional.of(fault), ImmutableList.of());
    }
  }

  /** What was read, and the processor time that it took. */
  private record Timed(Checked<?> read, Duration took) {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    static Timed of(Reader reader, String text) {
      long before = THREADS.getCurrentThreadCpuTime();
      Checked<?> read = reader.read().apply(text);
      return new Timed(read, Duration.ofNanos(THREADS.getCurrentThreadCpuTime() - before));
    }
  }

  private String late() {
    return "takes longer than " + budget.toMillis() + " ms";
  }

  private Answer answer(Reader reader, String text) {
    try {
      Timed timed =
          Assertions.assertTimeoutPreemptively(
              budget.multipliedBy(PATIENCE), () -> Timed.of(reader, text));
      ImmutableList<Problem> problems = timed.read().problems();
      return timed.took().compareTo(budget) > 0
          ? Answer.faulty(late())
          : new Answer(unbounded(problems), problems);
    } catch (AssertionFailedError late) {
      return Answer.faulty(late());
    } catch (Throwable thrown) { // also errors: a stack or a heap that overflows
      return Answer.faulty("throws " + Throwables.getStackTraceAsString(thrown));
    }
  }

  static Optional<String> unbounded(ImmutableList<Problem> problems) {
    return unbounded(LONGEST, problems);
  }

  static Optional<String> unbounded(int most, ImmutableList<Problem> problems) {
    if (problems.size() > MOST_PROBLEMS) {
      return Optional.of("lists " + problems.size() + " problems");
    }
    int longest = problems.stream().mapToInt(p -> p.toString().length()).max().orElse(0);
    return longest > most
        ? Optional.of("has a problem of " + longest + " characters")
        : Optional.empty();
  }
}
