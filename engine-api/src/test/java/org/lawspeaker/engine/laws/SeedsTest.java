package org.lawspeaker.engine.laws;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Seeds are mixed as SplitMix64 does it, whose first numbers are published. */
class SeedsTest {
  @ParameterizedTest
  @CsvSource({
    "1, 0, e220a8397b1dcdaf",
    "2, 0, 6e789e6aa1b965f4",
    "3, 0, 6c45d188009454f",
    "1, 1234567, 599ed017fb08fc85",
  })
  void mixesTwoNumbersIntoOneThatLooksRandom(long a, long b, String mixed) {
    assertThat(Long.toHexString(Seeds.mix(a, b))).isEqualTo(mixed);
  }
}
