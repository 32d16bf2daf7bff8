package org.lawspeaker.benchmark;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MeasuredTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {"0; 0", "0.4; 0", "85.6; 86", "723; 723", "1094.9; 1,090", "1555000; 1,560,000"})
  void keepsThreeDigits(double number, String rounded) {
    assertThat(Measured.rounded(number)).isEqualTo(rounded);
  }

  @Test
  void printsRowsForThePage() {
    Measured figure = new Measured("playout", "connect-four", 44_012_345, "ops/s, plies", 32.2);
    assertThat(Measured.table(List.of(figure)))
        .isEqualTo(
            """
            | benchmark | game | figure | unit | bytes |
            |---|---|---|---|---|
            | playout | connect-four | 44,000,000 | ops/s, plies | 32 |\
            """);
  }

  @Test
  void printsADashForWhatWasNotMeasured() {
    Measured figure = new Measured("simulate, loop, plies", "thorgal", 1_210_000, "ops/s");
    assertThat(Measured.table(List.of(figure)))
        .endsWith("| simulate, loop, plies | thorgal | 1,210,000 | ops/s | – |");
  }
}
