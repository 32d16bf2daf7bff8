package org.lawspeaker.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.Setup;

/** Players that think more win more: in 95 of 100 such trials, at least the share that is named. */
class StrengthTest {
  @Test
  void anIntervalIsNarrowerTheMoreIsPlayed() {
    assertThat(new Share(10, 10).atLeast()).isCloseTo(0.2366, within(1e-4));
    assertThat(new Share(10, 10).atMost()).isCloseTo(0.7634, within(1e-4));
    assertThat(new Share(200, 100).atLeast()).isCloseTo(0.9630, within(1e-4));
    assertThat(new Share(200, 100).atMost()).isCloseTo(1, within(1e-4));
  }

  @ParameterizedTest
  @CsvSource({
    "connect-four, 2, 100, greedy, random, 0.9",
    "connect-four, 2, 30, mcts:200, random, 0.85",
    "connect-four, 2, 60, mcts:300, greedy, 0.65",
    "ember-court, 2, 150, greedy, random, 0.6",
    "ember-court, 2, 40, mcts:100, random, 0.65",
    "ember-court, 3, 30, mcts:100, random, 0.45",
  })
  void winsMoreThan(String id, int seats, int matches, String kind, String others, double share) {
    assertThat(Share.of(id, Setup.of(seats), matches, kind, others).atLeast()).isGreaterThan(share);
  }

  @Test
  void theHandOfDestinyIsWonByLookingAhead() {
    Setup casual = Setup.of(1).with("difficulty", "casual");
    Share greedy = Share.of("hand-of-destiny", casual, 20, "greedy", "greedy");
    Share search = Share.of("hand-of-destiny", casual, 8, "mcts:200", "greedy");

    assertThat(search.atLeast()).isGreaterThan(greedy.atMost());
  }
}
