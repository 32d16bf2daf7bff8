package org.lawspeaker.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.command.drawing.Lines;

class CardsCommandTest {
  @Test
  void listsTheNamesByKind() {
    assertThat(Ran.of("cards", "ember-court"))
        .isEqualTo(
            new Ran(
                0,
                """
                ember
                  a 1, a 2, a 3, a 4, a 5, a 6, a 7, a 8

                lawspeaker cards ember-court WORD prints those on which a word stands.
                """,
                ""));
  }

  @Test
  void printsTheCardsWithTheseWords() {
    assertThat(Ran.of("cards", "ember-court", "counts", "7"))
        .isEqualTo(
            new Ran(
                0,
                """
                  a 7 · ember
                    Counts 7. The lowest total of a night loses a coal.
                    [EMB-STOKE-02, EMB-BURN-01]

                """,
                ""));
  }

  @Test
  void printsTheBestMatchFirst() {
    assertThat(Ran.of("cards", "connect-four", "O").out()).startsWith("  o · disc\n");
    assertThat(Ran.of("cards", "connect-four", "x").out()).startsWith("  x · disc\n");
  }

  @Test
  void noLineIsWiderThanThePage() {
    assertThat(Ran.of("cards", "ember-court", "a").out().lines())
        .allMatch(line -> Lines.width(line) <= 80);
  }

  @Test
  void saysWhenThereIsNothingToPrint() {
    assertThat(Ran.of("cards", "ember-court", "whale"))
        .isEqualTo(new Ran(1, "", "no card has all of: whale\n"));
    assertThat(Ran.of("cards", "pebbles"))
        .isEqualTo(new Ran(1, "", "pebbles does not say how its cards look\n"));
  }
}
