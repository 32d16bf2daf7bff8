package org.lawspeaker.engine.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;

class BudgetTest {
  private static int spent(IntPredicate share) {
    int done = 0;
    while (share.test(done)) {
      done++;
    }
    return done;
  }

  @Test
  void sharesIterationsAmongThreads() {
    Budget ten = Budget.iterations(10);

    assertThat(spent(ten.share(0, 1))).isEqualTo(10);
    assertThat(spent(ten.share(0, 3))).isEqualTo(4);
    assertThat(spent(ten.share(1, 3))).isEqualTo(3);
    assertThat(spent(ten.share(2, 3))).isEqualTo(3);
    assertThat(spent(Budget.iterations(1).share(1, 2))).isZero();
  }

  @Test
  void timeAllowsALineAndEnds() {
    assertThat(spent(Budget.time(Duration.ofNanos(1)).share(0, 1))).isPositive();
    IntPredicate hour = Budget.time(Duration.ofHours(1)).share(1, 2); // the whole on any thread
    assertThat(hour.test(0)).isTrue();
    assertThat(hour.test(1)).isTrue();
  }

  @Test
  void countsTimeFromWhenTheChoiceIsBegunAndNotMore() {
    AtomicLong clock = new AtomicLong(-7);
    IntPredicate share = new Budget.Time(Duration.ofNanos(20)).share(clock::get);

    clock.set(12);
    assertThat(share.test(1)).isTrue();
    clock.set(13);
    assertThat(share.test(1)).isFalse();
    assertThat(share.test(0)).isTrue();
  }

  @Test
  void refusesToThinkNotAtAll() {
    assertThatThrownBy(() -> Budget.iterations(0)).hasMessage("at least 1 iteration, not 0");
    assertThatThrownBy(() -> Budget.time(Duration.ZERO)).hasMessage("more than no time, not PT0S");
    assertThatThrownBy(() -> Budget.time(Duration.ofMillis(-1)))
        .hasMessage("more than no time, not PT-0.001S");
  }
}
