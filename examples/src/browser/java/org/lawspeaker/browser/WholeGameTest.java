package org.lawspeaker.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.stream.Stream;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Games are played to their ends by clicking what is lit, and by keys alone. They take long, and
 * are played side by side.
 */
@Execution(ExecutionMode.CONCURRENT)
class WholeGameTest extends BrowserTest {
  private static final int ENDLESS = 5000;

  private static Stream<Arguments> games() {
    return Stream.of(
        arguments("connect-four", 2, "", 3),
        arguments("ember-court", 2, "", 3),
        arguments("hand-of-destiny", 1, "", 3),
        arguments("thorgal", 2, "\"round-limit\": \"20\"", 30),
        arguments("prestige-rpg", 3, "\"round-bound\": \"20\"", 30),
        arguments("hof-ordeals", 2, "\"round-limit\": \"10\"", 30),
        arguments("gloom-kilforth", 1, "", 30));
  }

  @ParameterizedTest
  @MethodSource("games")
  void aWholeGameIsPlayedByThePointer(String game, int seats, String options, int least) {
    Window window = window();
    window.visit("/match/" + againstPrograms(game, seats, options).seat(0));

    int answers = window.playOn(ENDLESS);

    assertThat(window.text(".asks .ended")).contains("The game is over");
    assertThat(answers).isGreaterThan(least);
  }

  @ParameterizedTest
  @MethodSource("games")
  void aWholeGameIsPlayedByKeysOnTheTextPage(String game, int seats, String options, int least) {
    Window window = window();
    window.visit("/text/" + againstPrograms(game, seats, options).seat(0));

    int answers = window.typeOn(ENDLESS);

    assertThat(window.text(".text-asked")).contains("The game is over");
    assertThat(answers).isGreaterThan(least);
  }
}
