package org.lawspeaker.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class FractionTest {
  private static final Fraction HALF = Fraction.of(1, 2);
  private static final Fraction THIRD = Fraction.of(1, 3);

  @Test
  void isReducedWithTheSignAbove() {
    assertThat(Fraction.of(6, 8)).isEqualTo(Fraction.of(3, 4)).hasToString("3/4");
    assertThat(Fraction.of(3, -6)).isEqualTo(Fraction.of(-1, 2)).hasToString("-1/2");
    assertThat(Fraction.of(-4, -2)).hasToString("2");
    assertThat(Fraction.of(0, 5)).isEqualTo(Fraction.ZERO).hasToString("0");
  }

  @Test
  void isCalculatedExactly() {
    assertThat(HALF.plus(THIRD)).isEqualTo(Fraction.of(5, 6));
    assertThat(HALF.minus(THIRD)).isEqualTo(Fraction.of(1, 6));
    assertThat(HALF.times(THIRD)).isEqualTo(Fraction.of(1, 6));
    assertThat(Fraction.of(3, 4).doubleValue()).isEqualTo(0.75);
  }

  @Test
  void isOrderedByItsValue() {
    assertThat(HALF).isGreaterThan(THIRD).isLessThan(Fraction.ONE);
    assertThat(HALF).isEqualByComparingTo(Fraction.of(2, 4));
  }

  @Test
  void hasNoDenominatorOfNothing() {
    assertThatThrownBy(() -> Fraction.of(1, 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a fraction with denominator 0");
  }
}
