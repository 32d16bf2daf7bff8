package org.lawspeaker.testkit.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.Collections;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Problem;

/** Readers with a planted fault each. */
class OracleTest {
  private static final Checked<String> REFUSED = Checked.bad("", "no");

  private final Oracle oracle = new Oracle(Duration.ofMillis(300));

  private static Reader reader(Function<String, Checked<?>> read) {
    return new Reader("planted", ImmutableList.of(), read);
  }

  private Optional<String> fault(Function<String, Checked<?>> read) {
    return oracle.answering(reader(read), "x");
  }

  @Test
  void passesAReaderThatRefuses() {
    assertThat(oracle.refusing(reader(text -> REFUSED), "x")).isEmpty();
    assertThat(fault(text -> REFUSED)).isEmpty();
  }

  @Test
  void catchesAReaderThatThrows() {
    assertThat(fault(text -> Checked.ok(Integer.parseInt(text))))
        .hasValueSatisfying(
            fault ->
                assertThat(fault).startsWith("throws java.lang.NumberFormatException: For input"));
  }

  @Test
  void catchesAReaderThatOverflowsItsStack() {
    assertThat(fault(OracleTest::recursing))
        .hasValueSatisfying(
            fault -> assertThat(fault).startsWith("throws java.lang.StackOverflowError"));
  }

  private static Checked<?> recursing(String text) {
    return text.length() > 1_000_000_000 ? REFUSED : recursing(text).then(value -> REFUSED);
  }

  @Test
  void catchesAReaderThatNeverAnswers() {
    assertThat(fault(OracleTest::waiting)).contains("takes longer than 300 ms");
  }

  @Test
  void catchesAReaderThatAnswersAfterTooMuchWork() {
    assertThat(fault(OracleTest::toiling)).contains("takes longer than 300 ms");
  }

  private static Checked<?> toiling(String text) {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long from = threads.getCurrentThreadCpuTime();
    while (threads.getCurrentThreadCpuTime() - from < Duration.ofMillis(320).toNanos()) {
      Thread.onSpinWait();
    }
    return REFUSED;
  }

  private static Checked<?> waiting(String text) {
    try {
      new CountDownLatch(1).await();
      return Checked.ok(text);
    } catch (InterruptedException e) {
      return REFUSED;
    }
  }

  @Test
  void catchesAReaderThatAcceptsWhatIsToBeRefused() {
    assertThat(oracle.refusing(reader(Checked::ok), "x"))
        .contains("accepts what has to be refused");
    assertThat(fault(Checked::ok)).isEmpty();
  }

  @Test
  void catchesAReaderThatComplainsWithoutEnd() {
    ImmutableList<Problem> most =
        ImmutableList.copyOf(Collections.nCopies(1001, new Problem("", "no")));

    assertThat(Oracle.unbounded(most)).isEmpty();
    assertThat(
            Oracle.unbounded(
                ImmutableList.<Problem>builder().addAll(most).add(new Problem("", "")).build()))
        .contains("lists 1002 problems");
  }

  @Test
  void catchesAReaderThatSaysTooMuch() {
    assertThat(Oracle.unbounded(4002, ImmutableList.of(new Problem("p", "m".repeat(5000)))))
        .isEmpty();
    assertThat(Oracle.unbounded(100, ImmutableList.of(new Problem("p", "m".repeat(98)))))
        .contains("has a problem of 101 characters");
  }
}
