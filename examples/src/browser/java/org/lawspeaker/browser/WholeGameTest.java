package org.lawspeaker.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Games are played to their ends by clicking what is lit. They take long, and are played side by
 * side.
 */
@Execution(ExecutionMode.CONCURRENT)
class WholeGameTest extends BrowserTest {
  private static final int ENDLESS = 5000;

  @ParameterizedTest
  @CsvSource({
    "connect-four, 2, '', 3",
    "ember-court, 2, '', 3",
    "hand-of-destiny, 1, '', 3",
    "thorgal, 2, '\"round-limit\": \"20\"', 30",
    "prestige-rpg, 3, '\"round-bound\": \"20\"', 30",
    "hof-ordeals, 2, '\"round-limit\": \"10\"', 30",
    "gloom-kilforth, 1, '', 30"
  })
  void aWholeGameIsPlayedByThePointer(String game, int seats, String options, int least) {
    Window window = window();
    window.visit("/match/" + againstPrograms(game, seats, options).seat(0));

    int answers = window.playOn(ENDLESS);

    assertThat(window.text(".asks .ended")).contains("The game is over");
    assertThat(answers).isGreaterThan(least);
  }
}
