package org.lawspeaker.command.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShareTest {
  private static final Offset<Double> CLOSE = within(0.00005);

  /** The ends as in tables of Wilson's interval. */
  @ParameterizedTest
  @CsvSource({
    "0, 10, 0.0, 0.2775",
    "5, 10, 0.2366, 0.7634",
    "10, 10, 0.7225, 1.0",
    "1, 100, 0.0018, 0.0545",
    "50, 100, 0.4038, 0.5962",
    "81, 263, 0.2553, 0.3662"
  })
  void theIntervalIsWilsons(long count, long of, double low, double high) {
    Share share = new Share(count, of);

    assertThat(share.low()).isCloseTo(low, CLOSE);
    assertThat(share.high()).isCloseTo(high, CLOSE);
    assertThat(share.value()).isEqualTo((double) count / of);
  }

  @Test
  void nothingSaysNothing() {
    Share nothing = new Share(0, 0);

    assertThat(nothing.value()).isZero();
    assertThat(nothing.low()).isZero();
    assertThat(nothing.high()).isEqualTo(1);
  }

  @Test
  void refusesMoreThanAll() {
    assertThatThrownBy(() -> new Share(2, 1)).hasMessage("2 of 1");
    assertThatThrownBy(() -> new Share(-1, 1)).hasMessage("-1 of 1");
  }
}
