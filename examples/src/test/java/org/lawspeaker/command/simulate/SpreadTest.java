package org.lawspeaker.command.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.ImmutableSortedMultiset;
import org.junit.jupiter.api.Test;

class SpreadTest {
  private static Spread of(Integer... values) {
    return new Spread(ImmutableSortedMultiset.copyOf(values));
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
  void nothingIsZero() {
    Spread nothing = of();

    assertThat(nothing.least()).isZero();
    assertThat(nothing.greatest()).isZero();
    assertThat(nothing.median()).isZero();
    assertThat(nothing.mean()).isZero();
    assertThat(nothing.margin()).isZero();
  }
}
