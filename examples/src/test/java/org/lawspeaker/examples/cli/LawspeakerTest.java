package org.lawspeaker.examples.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LawspeakerTest {
  @Test
  void asksForACommand() {
    assertThat(Ran.of()).isEqualTo(new Ran(2, "", "Which command?\nSee lawspeaker --help\n"));
  }

  @Test
  void refusesAnUnknownCommand() {
    Ran ran = Ran.of("gmaes");

    assertThat(ran.exit()).isEqualTo(2);
    assertThat(ran.err()).contains("'gmaes'").contains("See lawspeaker --help");
  }

  @ParameterizedTest
  @ValueSource(strings = {"games", "demo", "play", "rules", "ask", "verify", "replay", "pack"})
  void everyCommandHelpsWithExamples(String command) {
    Ran ran = Ran.of(command, "--help");

    assertThat(ran.exit()).isZero();
    assertThat(ran.out()).contains("Usage: lawspeaker " + command).containsPattern("Examples?:");
    assertThat(ran.err()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"demo", "play", "rules", "verify"})
  void everyCommandThatTakesAGameNamesThoseThatThereAre(String command) {
    Ran ran = Ran.of(command, "chess");

    assertThat(ran.exit()).isEqualTo(2);
    assertThat(ran.err())
        .startsWith("no game \"chess\" is installed; there are: ")
        .contains("pebbles");
  }

  @Test
  void listsGames() {
    Ran ran = Ran.of("games");

    assertThat(ran.exit()).isZero();
    assertThat(ran.out())
        .contains(
            """
            pebbles
              Pebbles, rules 1, cards river
              seats: 2
              5 clauses, 0 rulings, such as PEB-ROLL-01
              --option heap=5|9 (5 if left out)
                  How many. [PEB-TAKE-01]
            """);
  }

  @Test
  void packNeedsACommand() {
    assertThat(Ran.of("pack").err()).startsWith("Which command: check or schema?");
  }

  @Test
  void printsTheSchemaOfPacks() {
    assertThat(Ran.of("pack", "schema", "pebbles").out()).contains("\"type\" : \"object\"");
  }
}
