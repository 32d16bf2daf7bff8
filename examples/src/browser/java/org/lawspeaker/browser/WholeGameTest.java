package org.lawspeaker.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games are played by clicking what is lit. */
class WholeGameTest extends BrowserTest {
  private static final int ENDLESS = 200;
  private static final int PARTS = 15;
  private static final Duration PART = Duration.ofSeconds(60);

  private Window at(String game, int seats) {
    Window window = window();
    window.visit("/match/" + againstPrograms(game, seats).seat(0));
    return window;
  }

  @ParameterizedTest
  @CsvSource({"hand-of-destiny, 1", "connect-four, 2", "ember-court, 2"})
  void aWholeGameIsPlayedByThePointer(String game, int seats) {
    Window window = at(game, seats);

    int answers = 0;
    while (window.isAsked() && answers < ENDLESS) {
      window.answer();
      answers++;
    }

    assertThat(window.text(".asks .ended")).contains("The game is over");
    assertThat(answers).isGreaterThan(3);
  }

  @ParameterizedTest
  @CsvSource({"thorgal, 2", "gloom-kilforth, 1"})
  void aLongGameIsPlayedToItsEndClickByClick(String game, int seats) {
    Window window = at(game, seats);

    int answers = 0;
    for (int i = 0; i < PARTS && !window.shows(".asks .ended"); i++) {
      answers += window.play(PART);
    }

    assertThat(window.text(".asks .ended")).contains("The game is over");
    assertThat(answers).isGreaterThan(30);
  }

  @ParameterizedTest
  @CsvSource({"prestige-rpg, 3", "hof-ordeals, 2"})
  void aVeryLongGameGoesOnClickByClick(String game, int seats) {
    Window window = at(game, seats);

    int answers = window.play(PART);

    assertThat(answers).isGreaterThan(10);
    assertThat(window.seen(".log-lines li")).isNotEmpty();
  }
}
