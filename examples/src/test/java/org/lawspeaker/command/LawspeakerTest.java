package org.lawspeaker.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LawspeakerTest {
  @Test
  void asksForACommand() {
    assertThat(Ran.of())
        .isEqualTo(
            new Ran(
                2,
                "",
                """
                Which command? There are: games, players, demo, play, rules, ask, verify, perft, simulate, replay, pack
                See lawspeaker --help
                """));
  }

  @Test
  void refusesAnUnknownCommand() {
    assertThat(Ran.of("pack", "chekc"))
        .isEqualTo(
            new Ran(
                2,
                "",
                """
                There is no command 'chekc'; there are: check, schema
                See lawspeaker pack --help
                """));
  }

  @Test
  void refusesWhatIsTooMuch() {
    assertThat(Ran.of("games", "all"))
        .isEqualTo(new Ran(2, "", "'all' is one argument too many\nSee lawspeaker games --help\n"));
  }

  @Test
  void refusesAnUnknownOption() {
    assertThat(Ran.of("demo", "--sede", "2").err())
        .startsWith("Unknown option: '--sede'")
        .endsWith("\nSee lawspeaker demo --help\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--seats", "--seed"})
  void refusesWhatIsNoWholeNumber(String option) {
    assertThat(Ran.of("demo", option, "99999999999999999999"))
        .isEqualTo(
            new Ran(
                2,
                "",
                "Invalid value for option '"
                    + option
                    + "': '99999999999999999999' is not a whole number, or too large\n"
                    + "See lawspeaker demo --help\n"));
  }

  @Test
  void saysHowAnOptionOfAGameIsWritten() {
    assertThat(Ran.of("demo", "--option", "heap").err())
        .startsWith("Value for option '--option' (NAME=VALUE) should be in KEY=VALUE format");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "games",
        "demo",
        "play",
        "rules",
        "ask",
        "verify",
        "perft",
        "simulate",
        "replay",
        "pack"
      })
  void everyCommandHelpsWithExamples(String command) {
    Ran ran = Ran.of(command, "--help");

    assertThat(ran.exit()).isZero();
    assertThat(ran.out()).contains("Usage: lawspeaker " + command).containsPattern("Examples?:");
    assertThat(ran.err()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"demo", "play", "rules", "verify", "simulate"})
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
