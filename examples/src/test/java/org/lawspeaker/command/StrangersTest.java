package org.lawspeaker.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a stranger's jar brings along is there in every command. */
class StrangersTest {
  @TempDir static Path folder = Path.of("");

  private static Path jar;

  @BeforeAll
  static void pack() throws IOException {
    jar = Noughts.in(folder).jar(folder.resolve("noughts.jar"));
  }

  private static Ran with(Path path, String command) {
    return Ran.of((command + " --path=" + path).split(" "));
  }

  @Test
  void theGameIsListedBesideTheOthers() {
    Ran ran = with(jar, "games");

    assertThat(ran.err()).isEmpty();
    assertThat(ran.out())
        .contains("\nnoughts           Noughts and Crosses, for 2\n")
        .contains("\nthorgal ");
    assertThat(with(jar, "games noughts").out())
        .startsWith("noughts\n  Noughts and Crosses, rules 1\n  seats: 2\n  3 clauses, 0 rulings,");
    assertThat(Ran.of("games").out()).doesNotContain("noughts");
  }

  @Test
  void theOptionMayStandBeforeTheCommandAndInTheEnvironment() {
    String named = with(jar, "games").out();

    assertThat(Ran.of("--path", jar.toString(), "games").out()).isEqualTo(named);
    assertThat(Ran.withPath(jar.toString(), "games").out()).isEqualTo(named);
  }

  @Test
  void foldersOfJarsAndOfClassesWillDo() throws IOException {
    Path jars = Files.createDirectory(folder.resolve("jars"));
    Files.copy(jar, jars.resolve("a.jar"));
    Files.writeString(jars.resolve("notes.txt"), "not a jar");
    Path classes = Noughts.in(folder).compiled();
    String named = with(jar, "games").out();

    assertThat(with(jars, "games")).isEqualTo(new Ran(0, named, ""));
    assertThat(with(classes, "games")).isEqualTo(new Ran(0, named, ""));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "demo noughts --seat 0=random --seat 1=nth:0",
        "perft noughts --depth 3",
        "rules noughts square",
        "simulate noughts --games 5 --seat 0=nth:0",
        "verify noughts --games 5",
        "pack schema noughts"
      })
  void everyCommandKnowsTheGame(String command) {
    Ran ran = with(jar, command);

    assertThat(ran.err()).isEmpty();
    assertThat(ran.exit()).isZero();
    assertThat(ran.out()).isNotEmpty();
    assertThat(Ran.of(command.split(" ")).err()).contains("noughts");
  }

  @Test
  void itsPlayerIsSeatedAndItsDrawingIsDrawn() {
    Ran ran = Ran.typing("9\n8\n", ("play noughts --seat 1=nth:0 --path " + jar).split(" "));

    assertThat(ran.err()).isEmpty();
    assertThat(ran.out())
        .contains("\nempty squares: 9\n")
        .contains("> You mark square 9.\nSeat 1 marks square 1.\n")
        .contains("\nempty squares: 7\n");
  }

  @Test
  void whatAPlayerIsAskedInVainIsSaidWithItsSeat() {
    assertThat(with(jar, "demo noughts --seat 0=nth"))
        .isEqualTo(new Ran(2, "", "--seat 0 nth: which move?\n"));
    for (String command : new String[] {"demo noughts", "simulate noughts --games 3"}) {
      Ran ran = with(jar, command + " --seat 1=nth:7");

      assertThat(ran.exit()).isEqualTo(2);
      assertThat(ran.err())
          .isEqualTo(
              "--seat 1: nth:7 fails: ArrayIndexOutOfBoundsException: Index 7 out of bounds for"
                  + " length 6\n");
    }
  }

  @Test
  void playersAreListed() {
    Ran ran = with(jar, "players");

    assertThat(ran.err()).isEmpty();
    assertThat(ran.out())
        .contains("nth\n  takes one move of the list\n  nth:… its number\n")
        .contains("greedy\n  takes the move after which it stands best, one move ahead\nmcts\n");
    assertThat(Ran.of("demo", "connect-four", "--seat", "0=nth").err())
        .isEqualTo("--seat 0: \"nth\" is none of human, greedy, mcts, random, strategy\n");
  }

  @Test
  void aRulesQuestionIsAnswered() throws IOException {
    Path question =
        Files.writeString(
            folder.resolve("question.yaml"),
            """
            game: noughts
            asks: May seat 1 begin?
            when: ["seat 1: mark 1"]
            then: {illegal: [TTT-TURN-01]}
            """);

    assertThat(with(jar, "ask " + question).out()).contains("Illegal.");
  }

  @Test
  void aSavedGameIsReplayedAndGoneOnWith() {
    Path save = folder.resolve("save.json");
    String path = "--path " + jar;

    Ran.typing("9\n", ("play noughts --seat 1=nth:0 --save " + save + " " + path).split(" "));
    assertThat(with(jar, "replay " + save).out()).contains("all 2 plies went as recorded");
    assertThat(Ran.typing("", ("play noughts --load " + save + " " + path).split(" ")).out())
        .contains("\nempty squares: 7\n");
    assertThat(Ran.of("replay", save.toString()).err())
        .startsWith(save + " /game: no game \"noughts\" is installed; there are: ");
  }

  @Test
  void severalEntriesAreSeparatedAsOnAClassPath() throws IOException {
    Path nothing = Files.createDirectory(folder.resolve("nothing"));
    String both = nothing + File.pathSeparator + jar;

    assertThat(Ran.of("games", "--path", both)).isEqualTo(with(jar, "games"));
  }
}
