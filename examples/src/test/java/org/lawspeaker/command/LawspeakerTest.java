package org.lawspeaker.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.Writer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.GameProvider;
import picocli.CommandLine.Help.Ansi;

class LawspeakerTest {
  @Test
  void asksForACommand() {
    assertThat(Ran.of())
        .isEqualTo(
            new Ran(
                2,
                "",
                """
                Which command? There are: games, players, demo, play, cards, rules, ask, verify, perft, simulate, replay, serve, mcp, pack
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
    assertThat(Ran.of("demo", "connect-four", "all"))
        .isEqualTo(new Ran(2, "", "'all' is one argument too many\nSee lawspeaker demo --help\n"));
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
        .startsWith("--option should be NAME=VALUE, not");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "games",
        "players",
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
    assertThat(Ran.of("games"))
        .isEqualTo(
            new Ran(
                0,
                """
                connect-four      Connect Four, for 2
                ember-court       Ember Court, for 2 to 5
                gloom-kilforth    Gloom of Kilforth, for 1 to 4
                hand-of-destiny   The Hand of Destiny, for 1
                hof-ordeals       Hand of Fate: Ordeals, for 2 to 4
                pebbles           Pebbles, for 2
                prestige-rpg      Prestige RPG, for 3 to 6
                thorgal           Thorgal, The Card Game, for 2 to 4
                """,
                ""));
  }

  @Test
  void optionsWithManyValuesFitTheScreen() {
    assertThat(Ran.of("games", "prestige-rpg").out().lines())
        .contains("  --option character-0=VALUE (drawn if left out), VALUE being one of")
        .allMatch(line -> line.length() <= 80);
  }

  @Test
  void tellsTheOptionsOfGames() {
    assertThat(Ran.of("games", "pebbles", "connect-four"))
        .isEqualTo(
            new Ran(
                0,
                """
                pebbles
                  Pebbles, rules 1, cards river
                  seats: 2
                  5 clauses, 0 rulings, such as PEB-ROLL-01
                  --option heap=5|9 (5 if left out)
                      How many. [PEB-TAKE-01]

                connect-four
                  Connect Four, rules 1
                  seats: 2
                  9 clauses, 0 rulings, such as C4-SETUP-01

                """,
                ""));
    assertThat(Ran.of("games", "chess").err()).startsWith("no game \"chess\" is installed;");
  }

  @Test
  void helpIsTheSameWhetherCommandsAreMadeOrOnlyDescribed() {
    assertThat(help()).isEqualTo(help("--path", "x", "games"));
  }

  private static String help(String... args) {
    PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
    Console console =
        new Console(
            new BufferedReader(new StringReader("")), nowhere, nowhere, false, Ansi.OFF, 80);
    return Lawspeaker.commandLine(console, new Installation(""), args).getUsageMessage();
  }

  @Test
  void helpSaysWhatEveryCommandDoes() {
    assertThat(Ran.of("--help").out())
        .containsPattern("\n  simulate +Plays many games and says what came of them")
        .containsPattern("\n  players +Lists who can be seated by --seat");
  }

  @Test
  void theSummaryOfAGameIsThatOfItsInfo() {
    assertThat(GameProvider.installed())
        .hasSizeGreaterThan(4)
        .allSatisfy(
            provider -> {
              assertThat(provider.summary()).isEqualTo(provider.game().info().summary());
              assertThat(provider.summary().id()).isEqualTo(provider.id());
              assertThat(provider.rulebook()).isEqualTo(provider.game().rulebook());
            });
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
