package org.lawspeaker.engine.play.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.google.common.primitives.ImmutableDoubleArray;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EstimateTest {
  private static final double CLOSE = 1e-4;

  /** Figures of the literature on Wilson's score. */
  @ParameterizedTest
  @CsvSource({
    "5, 10, 0.5, 0.2366, 0.7634",
    "8, 10, 0.8, 0.4902, 0.9433",
    "0, 10, 0, 0, 0.2775",
    "100, 100, 1, 0.9630, 1",
  })
  void aShareLiesInWilsonsInterval(double part, long of, double value, double low, double high) {
    Estimate share = Estimate.ofShare(part, of);
    assertThat(share.value()).isEqualTo(value);
    assertThat(share.low()).isCloseTo(low, within(CLOSE));
    assertThat(share.high()).isCloseTo(high, within(CLOSE));
  }

  @Test
  void ofNothingNothingIsKnown() {
    assertThat(Estimate.ofShare(0, 0)).isEqualTo(new Estimate(0, 0, 1));
    assertThat(Estimate.ofDifferences(ImmutableDoubleArray.of())).isEqualTo(new Estimate(0, -1, 1));
  }

  @ParameterizedTest
  @CsvSource({"-0.1, 1", "1.1, 1", "NaN, 1"})
  void refusesAShareOfMoreThanAll(double part, long of) {
    assertThatThrownBy(() -> Estimate.ofShare(part, of))
        .isInstanceOf(IllegalArgumentException.class);
  }

  /** By hand: -1, 1, 0.5, 0.5 have mean 0.25 and a variance of 0.75. */
  @Test
  void aMeanOfDifferencesCountsTwoMore() {
    Estimate lead = Estimate.ofDifferences(ImmutableDoubleArray.of(0.5, 0.5));
    assertThat(lead.value()).isEqualTo(0.5);
    double half = 1.959964 * Math.sqrt(0.75 / 4);
    assertThat(lead.low()).isCloseTo(0.25 - half, within(CLOSE));
    assertThat(lead.high()).isEqualTo(1);
  }

  @Test
  void aFewEqualDifferencesAreNotCertain() {
    Estimate lead = Estimate.ofDifferences(ImmutableDoubleArray.of(1, 1, 1));
    assertThat(lead.value()).isEqualTo(1);
    assertThat(lead.low()).isLessThan(0);
  }

  /** In 2000 samples of a lead of 0.2, the interval misses it in some 100. */
  @Test
  void theIntervalHoldsTheTruthInAboutNinetyFiveOfAHundredSamples() {
    SplittableRandom random = new SplittableRandom(3);
    int held = 0;
    for (int i = 0; i < 2000; i++) {
      ImmutableDoubleArray.Builder differences = ImmutableDoubleArray.builder();
      for (int j = 0; j < 60; j++) {
        differences.add(random.nextDouble() < 0.6 ? 1 : -1);
      }
      Estimate lead = Estimate.ofDifferences(differences.build());
      held += lead.low() <= 0.2 && lead.high() >= 0.2 ? 1 : 0;
    }
    assertThat(held).isBetween(1860, 1960);
  }
}
