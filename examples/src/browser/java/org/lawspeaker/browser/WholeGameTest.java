package org.lawspeaker.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games are played by clicking what is lit. */
class WholeGameTest extends BrowserTest {
  private static final int ENDLESS = 400;
  private static final int SOME = 30;

  @ParameterizedTest
  @CsvSource({"hand-of-destiny, 1", "connect-four, 2", "ember-court, 2"})
  void aWholeGameIsPlayedByClickingLitPieces(String game, int seats) {
    Opened match = againstPrograms(game, seats);
    Window window = window();
    window.visit("/match/" + match.seat(0));

    int answers = 0;
    while (window.isAsked() && answers < ENDLESS) {
      window.answer();
      answers++;
    }

    assertThat(window.text(".asks .ended")).contains("The game is over");
    assertThat(answers).isGreaterThan(3);
  }

  @ParameterizedTest
  @CsvSource({"thorgal, 2", "prestige-rpg, 3", "hof-ordeals, 2", "gloom-kilforth, 1"})
  void aLongGameGoesOnClickByClick(String game, int seats) {
    Opened match = againstPrograms(game, seats);
    Window window = window();
    window.visit("/match/" + match.seat(0));

    int answers = 0;
    while (answers < SOME && window.isAsked()) {
      window.answer();
      answers++;
    }

    assertThat(answers).isEqualTo(SOME);
    assertThat(window.seen(".log-lines li")).isNotEmpty();
  }
}
