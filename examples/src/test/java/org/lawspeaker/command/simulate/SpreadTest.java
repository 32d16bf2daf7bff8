package org.lawspeaker.command.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.ImmutableSortedMap;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class SpreadTest {
  private static Spread of(Integer... values) {
    SortedMap<Integer, Long> times = new TreeMap<>();
    for (int value : values) {
      times.merge(value, 1L, Long::sum);
    }
    return new Spread(ImmutableSortedMap.copyOf(times));
  }

  @Test
  void tellsTheMiddleAndTheEnds() {
    Spread spread = of(9, 2, 4, 4, 1, 4);

    assertThat(spread.count()).isEqualTo(6);
    assertThat(spread.least()).isEqualTo(1);
    assertThat(spread.greatest()).isEqualTo(9);
    assertThat(spread.median()).isEqualTo(4);
    assertThat(spread.mean()).isEqualTo(4);
  }

  @Test
  void theMedianOfAnEvenNumberIsTheLowerOne() {
    assertThat(of(1, 2, 3, 4).median()).isEqualTo(2);
    assertThat(of(1, 2, 3).median()).isEqualTo(2);
  }

  @Test
  void theMarginIsThatOfTheMean() {
    // Variance 8/3 of the sample, so 1.959964 times the root of 8/12.
    assertThat(of(2, 4, 4, 6).margin()).isCloseTo(1.600304, within(0.000001));
    assertThat(of(5).margin()).isZero();
  }

  @Test
  void countsMoreThanAnIntegerHolds() {
    Spread spread = new Spread(ImmutableSortedMap.of(1, 3_000_000_000L, 2, 1L, 4, 3_000_000_000L));

    assertThat(spread.count()).isEqualTo(6_000_000_001L);
    assertThat(spread.count(2, 4)).isEqualTo(3_000_000_001L);
    assertThat(spread.median()).isEqualTo(2);
    assertThat(spread.mean()).isCloseTo(2.5, within(0.000001));
  }

  @Test
  void nothingIsZero() {
    Spread nothing = of();

    assertThat(nothing.least()).isZero();
    assertThat(nothing.greatest()).isZero();
    assertThat(nothing.median()).isZero();
    assertThat(nothing.mean()).isZero();
    assertThat(nothing.margin()).isZero();
  }
}
