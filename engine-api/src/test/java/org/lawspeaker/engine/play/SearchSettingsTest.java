package org.lawspeaker.engine.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SearchSettingsTest {
  @Test
  void takesZeroExplorationAndHorizonAndOneThread() {
    assertThat(new SearchSettings(0, 0, 1, false))
        .isEqualTo(SearchSettings.STANDARD.withExploration(0).withHorizon(0).withThreads(1));
    assertThat(new SearchSettings(0.5, 7, 2, true))
        .isEqualTo(
            SearchSettings.STANDARD.keeping().withExploration(0.5).withHorizon(7).withThreads(2));
  }

  @Test
  void whatIsKeptAlreadyStaysKept() {
    assertThat(SearchSettings.STANDARD.keeps()).isFalse();
    assertThat(SearchSettings.STANDARD.withThreads(2).keeping())
        .isEqualTo(SearchSettings.STANDARD.keeping().withThreads(2).keeping());
  }

  @ParameterizedTest
  @CsvSource({"-0.1, 0, 1", "NaN, 0, 1", "1, -1, 1", "1, 0, 0"})
  void refusesWhatIsBelow(double exploration, int horizon, int threads) {
    assertThatThrownBy(() -> new SearchSettings(exploration, horizon, threads, false))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "exploration and horizon from 0, threads from 1, not %s, %s and %s",
            exploration, horizon, threads);
  }
}
