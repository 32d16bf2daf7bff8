package org.lawspeaker.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RulesCommandTest {
  @Test
  void printsAClauseWithItsCodeAndTests() {
    assertThat(Ran.of("rules", "pebbles", "peb-end-01", "--code"))
        .isEqualTo(
            new Ran(
                0,
                """
                PEB-END-01 move
                  Whoever takes the last pebble wins.
                  code: pebbles/Heap.java
                  test: pebbles/HeapTest.java

                """,
                ""));
  }

  @Test
  void findsClausesByTheirWords() {
    assertThat(Ran.of("rules", "pebbles", "LIMIT", "roll").out())
        .isEqualTo("PEB-ROLL-01 move\n  A roll of 1 to 3 sets the limit of a turn.\n\n");
  }

  @Test
  void printsTheBestMatchFirst() {
    assertThat(Ran.of("rules", "pebbles", "turn").out().lines().filter(l -> l.startsWith("PEB-")))
        .containsExactly("PEB-TURN-01 move", "PEB-TAKE-01 move", "PEB-ROLL-01 move");
    assertThat(Ran.of("rules", "pebbles", "PEBBLE").out()).startsWith("PEB-END-01 ");
  }

  @Test
  void printsTheWholeRulebook() {
    assertThat(Ran.of("rules", "pebbles").out().lines().filter(line -> line.startsWith("PEB-")))
        .hasSize(5);
  }

  @Test
  void namesTheOptionOfARuling() {
    assertThat(Ran.of("rules", "hand-of-destiny", "HOD-Q-07").out())
        .startsWith("HOD-Q-07 ruling\n  Question: ")
        .contains("\n  Other answers: --option deck-flip=block|in-place (block if left out)\n")
        .doesNotContain("code: ", "test: ");
    assertThat(Ran.of("rules", "hand-of-destiny", "HOD-Q-07", "--code").out())
        .contains("\n  code: setup/DeckTurn.java\n")
        .contains("\n  test: OptionsTest#flippingTheDeckAsABlockReversesItsOrder\n");
  }

  @Test
  void saysWhenNothingIsFound() {
    assertThat(Ran.of("rules", "pebbles", "blue", "whale"))
        .isEqualTo(new Ran(1, "", "no clause or ruling has all of: blue whale\n"));
  }
}
