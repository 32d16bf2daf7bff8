package org.lawspeaker.command.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AxisTest {
  @ParameterizedTest
  @CsvSource({
    "0.442, 0.558, 44, 56, 2",
    "0.19, 0.69, 10, 70, 10",
    "0.0, 1.0, 0, 100, 20",
    "0.105, 0.28, 10, 30, 5",
    "0.5, 0.5, 50, 51, 1",
  })
  void reachesFromOneRoundNumberToAnother(
      double least, double most, int first, int last, int step) {
    assertThat(Axis.fitting(DoubleStream.of(most, least))).isEqualTo(new Axis(first, last, step));
  }

  @Test
  void marksAreAStepApart() {
    assertThat(new Axis(10, 30, 5).marks()).containsExactly(10, 15, 20, 25, 30);
  }

  @Test
  void aShareHasItsPlaceBetweenTheEnds() {
    Axis axis = new Axis(20, 60, 10);

    assertThat(axis.place(0.2)).isZero();
    assertThat(axis.place(0.5)).isEqualTo(0.75);
    assertThat(axis.place(0.6)).isEqualTo(1);
  }
}
