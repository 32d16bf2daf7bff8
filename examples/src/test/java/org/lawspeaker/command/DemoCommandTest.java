package org.lawspeaker.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DemoCommandTest {
  @Test
  void tellsAWholeGameWithItsClauses() {
    Ran ran = Ran.of("demo", "pebbles");

    assertThat(ran.exit()).isZero();
    assertThat(ran.out())
        .startsWith("Pebbles, cards river, seed 1\nIn brackets are the clauses of the rulebook")
        .contains("Nature: roll ")
        .contains("[PEB-ROLL-01]")
        .containsPattern("Seat 0: take \\d \\[PEB-TAKE-01, PEB-TURN-01\\]\n    Taken. \\[PEB-TAKE")
        .contains("\n\nheap: 0\nlimit: 0\nturn: 0\n\nThe game is over: The heap is gone.\n")
        .endsWith(
            """
              PEB-END-01
                Whoever takes the last pebble wins.

            What next?
              lawspeaker play pebbles               play it yourself
              lawspeaker rules pebbles PEB-END-01   look up the clause that ended it
            """);
  }

  @Test
  void namesWhatIsNotAsStandard() {
    assertThat(Ran.of("demo", "pebbles", "--option", "heap=9", "--seed", "4").out())
        .startsWith("Pebbles, heap 9, cards river, seed 4\n");
    assertThat(Ran.of("demo", "ember-court", "--seats", "3").out())
        .startsWith("Ember Court, 3 seats, seed 6\n");
  }

  @Test
  void tellsASecretOnce() {
    assertThat(Ran.of("demo", "ember-court").out())
        .containsPattern("\nSeat 0 draws \\d \\[EMB-DRAW-01\\]\nSeat ")
        .containsPattern(
            "\nSeat 0: seal \\d \\[EMB-SEAL-01\\]\n    Seat 0 seals \\d \\[EMB-SEAL-01\\]\n");
  }

  @Test
  void sameSeedSameGame() {
    assertThat(Ran.of("demo", "pebbles", "--option", "heap=9", "--seed", "4"))
        .isEqualTo(Ran.of("demo", "pebbles", "--option", "heap=9", "--seed", "4"))
        .isNotEqualTo(Ran.of("demo", "pebbles", "--option", "heap=9", "--seed", "5"));
  }

  @Test
  void seatsWhoeverIsNamed() {
    Ran unnamed = Ran.of("demo", "connect-four");
    Ran search = Ran.of("demo", "connect-four", "--seat", "0=mcts:50", "--seat", "1=random");

    assertThat(Ran.of("demo", "connect-four", "--seat", "1=mcts:300")).isEqualTo(unnamed);
    assertThat(search.exit()).isZero();
    assertThat(search.out()).contains("The game is over: x has four in line");
    assertThat(search).isNotEqualTo(unnamed);
  }

  @Test
  void refusesPeopleAndSeatsThatAreNotThere() {
    assertThat(Ran.of("demo", "connect-four", "--seat", "1=human"))
        .isEqualTo(
            new Ran(
                2,
                "",
                "--seat 1: a demo plays by itself; name random, greedy or mcts, or use play\n"));
    assertThat(Ran.of("demo", "connect-four", "--seat", "2=greedy"))
        .isEqualTo(new Ran(2, "", "--seat 2: there are seats 0 to 1\n"));
  }

  @Test
  void showsSomeGameIfNoneIsNamed() {
    Ran ran = Ran.of("demo");

    assertThat(ran.exit()).isZero();
    assertThat(ran.out()).contains("The game is over");
  }

  @Test
  void listsEverythingWrongWithTheSetup() {
    assertThat(Ran.of("demo", "pebbles", "--seats", "3", "--option", "heap=1", "--option", "x=y"))
        .isEqualTo(
            new Ran(
                2,
                "",
                """
                seats: 2 can play, not 3
                option heap: 1 is not one of [5, 9]
                option x: unknown; the options are [heap]
                """));
  }

  @Test
  void refusesASeedThatIsNoNumber() {
    Ran ran = Ran.of("demo", "pebbles", "--seed", "x");

    assertThat(ran.exit()).isEqualTo(2);
    assertThat(ran.err()).contains("--seed").contains("See lawspeaker demo --help");
  }

  @Test
  void refusesAnOptionThatIsGivenTwiceOrIsNone() {
    assertThat(Ran.of("demo", "pebbles", "--option", "heap=5", "--option", "heap=9").err())
        .startsWith("--option gives \"heap\" twice");
    assertThat(Ran.of("demo", "pebbles", "--option", "heap").err())
        .startsWith("--option should be NAME=VALUE, not \"heap\"");
  }
}
