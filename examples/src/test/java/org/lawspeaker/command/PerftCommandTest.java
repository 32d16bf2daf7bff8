package org.lawspeaker.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PerftCommandTest {
  @Test
  void countsTheLinesOfEveryDepth() {
    assertThat(Ran.of("perft", "connect-four", "--depth", "2"))
        .isEqualTo(
            new Ran(
                0,
                """
                Connect Four
                depth           lines  expected lines
                    1               7  7
                    2              49  49
                """,
                ""));
  }

  @Test
  void weighsChanceByItsProbability() {
    assertThat(Ran.of("perft", "ember-court", "--depth", "2").out())
        .isEqualTo(
            """
            Ember Court, 2 seats
            depth           lines  expected lines
                1               8  1
                2              64  1
            """);
  }

  @Test
  void countsFromTheFirstChoiceAfterTheChanceOfASeed() {
    Ran ran = Ran.of("perft", "hand-of-destiny", "--depth=1", "--seed=1", "--option", "hero=hilda");

    assertThat(ran.out())
        .isEqualTo(
            """
            The Hand of Destiny, hero hilda, cards reference 1, seed 1
            depth           lines  expected lines
                1               5  5
            """);
  }

  @Test
  void refusesADepthOfNothing() {
    assertThat(Ran.of("perft", "connect-four", "--depth", "0"))
        .isEqualTo(new Ran(2, "", "--depth: at least 1, not 0\nSee lawspeaker perft --help\n"));
  }

  @Test
  void asksForADepth() {
    assertThat(Ran.of("perft", "connect-four"))
        .isEqualTo(
            new Ran(2, "", "Missing required option: '--depth=D'\nSee lawspeaker perft --help\n"));
  }

  @Test
  void refusesAnOptionThatTheGameDoesNotHave() {
    Ran ran = Ran.of("perft", "connect-four", "--depth", "1", "--option", "gravity=off");

    assertThat(ran.exit()).isEqualTo(2);
    assertThat(ran.err()).isEqualTo("option gravity: unknown; there are no options\n");
  }
}
