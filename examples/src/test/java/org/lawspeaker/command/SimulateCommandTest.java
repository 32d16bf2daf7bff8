package org.lawspeaker.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SimulateCommandTest {
  @TempDir Path folder = Path.of("");

  private static String figures(Ran ran) {
    return ran.out()
        .lines()
        .filter(line -> !line.contains("plies per second"))
        .collect(Collectors.joining("\n"));
  }

  @Test
  void tellsOutcomesAndLengthsAloneUnlessMoreIsAskedFor() {
    Ran ran = Ran.of("simulate", "connect-four", "--games", "30");

    assertThat(ran.exit()).isZero();
    assertThat(ran.out())
        .contains("plies, chance included")
        .doesNotContain("choices of seats", "made most");
  }

  @Test
  void tellsOutcomesLengthsChoicesAndMoves() {
    Ran ran =
        Ran.of("simulate", "connect-four", "--games", "30", "--seat", "1=greedy", "--choices");

    assertThat(ran.exit()).isZero();
    assertThat(ran.err()).isEmpty();
    assertThat(ran.out())
        .startsWith("Connect Four, seed 1, seat 0 random, seat 1 greedy\n\noutcome ")
        .containsPattern("\n  seat 1 won +\\d+ +\\d+\\.\\d %  \\d+\\.\\d to \\d+\\.\\d %\n")
        .containsPattern("\n +\\d+ × seat 1 has four in line \\[C4-END-01]\n")
        .containsPattern(
            "\n  plies, chance included +\\d+\\.\\d\\d +\\d+\\.\\d\\d +\\d+  \\d+ to \\d+\n")
        .containsPattern("\n  drop +\\d+ +100\\.0 %  \\d\\.\\d\\d, 7\n")
        .containsPattern("\nthe 7 moves made most ")
        .containsPattern(
            "\n30 of 30 games, [\\d,]+ plies, [\\d,]+ plies per second on \\d+ thread");
  }

  @Test
  void theNumberOfThreadsChangesNoFigure() {
    String alone =
        figures(Ran.of("simulate", "ember-court", "--games", "20", "--threads", "1", "--seed=5"));

    assertThat(
            figures(
                Ran.of("simulate", "ember-court", "--games", "20", "--threads", "4", "--seed=5")))
        .isEqualTo(alone)
        .contains("score of seat 1");
  }

  @Test
  void writesTablesAndCharts() throws IOException {
    Path made = folder.resolve("figures");
    Ran ran =
        Ran.of("simulate", "ember-court", "--seats=3", "--games", "5", "--out", made.toString());

    assertThat(ran.exit()).isZero();
    assertThat(ran.out()).endsWith("Written to " + made + "\n");
    try (var files = Files.list(made)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder(
              "run.json",
              "outcomes.csv",
              "lengths.csv",
              "choices.csv",
              "moves.csv",
              "events.csv",
              "games.csv",
              "outcomes.svg",
              "lengths.svg",
              "choices.svg");
    }
    assertThat(Files.readAllLines(made.resolve("games.csv"))).hasSize(1 + 5);
    String csv = Files.readString(made.resolve("outcomes.csv"));
    assertThat(Files.readString(made.resolve("outcomes.svg")))
        .contains("<desc id=\"desc\">seat ", "seat 2 " + percents(csv, "2,won"));
  }

  /** The numbers of this row as a chart has them. */
  private static String percents(String csv, String row) {
    List<String> cells =
        csv.lines()
            .filter(line -> line.startsWith(row))
            .flatMap(line -> Splitter.on(',').splitToStream(line))
            .toList();
    return String.format(
        Locale.ROOT,
        "%.1f %%, %.1f to %.1f %%",
        100 * Double.parseDouble(cells.get(3)),
        100 * Double.parseDouble(cells.get(4)),
        100 * Double.parseDouble(cells.get(5)));
  }

  @Test
  void aSweepComparesTheValuesOfOptionsAndTheirCombinations() throws IOException {
    Ran ran =
        Ran.of(
            "simulate",
            "hand-of-destiny",
            "--games=2",
            "--sweep=boss,difficulty",
            "--option=hero=bram",
            "--events",
            "--out",
            folder.toString());

    assertThat(ran.exit()).isZero();
    assertThat(ran.err()).isEmpty();
    assertThat(ran.out())
        .startsWith("The Hand of Destiny, hero bram, cards reference 1, seed 1, every boss and ")
        .containsPattern("\nseat 0 won +games +share  95 % interval\n  boss ogre-king +10 +0\\.0 %")
        .containsPattern("\n  difficulty legendary +6 +0\\.0 %  0\\.0 to 39\\.0 %\n")
        .containsPattern("\n  boss hollow-mage, difficulty legendary +2 +0\\.0 %")
        .contains("\n30 of 30 games, ");
    assertThat(Files.readAllLines(folder.resolve("sweep.csv"))).hasSize(1 + 3 + 5 + 15);
    assertThat(Files.readAllLines(folder.resolve("sweep.md"))).hasSize(2 + 3 + 5 + 15);
    assertThat(Files.readString(folder.resolve("events.csv"))).contains("\nrevealed,monster,");
    assertThat(Files.readString(folder.resolve("sweep.svg")))
        .contains("ogre-king 0.0 %, 0.0 to ", "legendary 0.0 %, 0.0 to 39.0 %");
    assertThat(Files.readString(folder.resolve("sweep-boss-difficulty.svg")))
        .contains("<desc id=\"desc\">ogre-king, casual 0.0 %; ");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--sweep=weather | --sweep weather: there is no such option",
        "--sweep=hero    | --sweep hero: --option sets it to one value",
        "--sweep=instants=first+none | --sweep instants: one of by-position, first, not none",
        "--sweep=hero=quill | --sweep hero: --option sets it to one value",
      })
  void refusesASweepThatMakesNoSense(String option, String says) {
    assertThat(Ran.of("simulate", "hand-of-destiny", "--option=hero=bram", option))
        .isEqualTo(new Ran(2, "", says + "\n"));
  }

  @Test
  void sweepsTheNamedValuesThatTheGameAccepts() {
    Ran ran =
        Ran.of(
            "simulate",
            "thorgal",
            "--games=1",
            "--sweep=faction-0=lords+vikings,faction-1=vikings+outlaws+vikings");

    assertThat(ran.exit()).isZero();
    assertThat(ran.out())
        .startsWith(
            "Thorgal, The Card Game, 2 seats, cards reference 1, seed 1, every faction-0 and"
                + " faction-1 but 1 combination that the game refuses, seat 0 random")
        .containsPattern("\n  faction-0 lords, faction-1 vikings +1 ")
        .containsPattern("\n  faction-0 vikings, faction-1 outlaws +1 ")
        .doesNotContain("visitors", "faction-0 vikings, faction-1 vikings");
  }

  @Test
  void refusesASweepOfWhichTheGameAcceptsNothing() {
    Ran ran = Ran.of("simulate", "thorgal", "--option=faction-1=lords", "--sweep=faction-0=lords");

    assertThat(ran.exit()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).contains("faction");
  }

  @Test
  void saysWhatItTakesToPlayTheGamesAgain() throws IOException {
    Ran.of(
        "simulate",
        "hand-of-destiny",
        "--games=2",
        "--seed=6",
        "--sweep=boss",
        "--option=hero=bram",
        "--seat=0=greedy",
        "--out",
        folder.toString());

    assertThat(Files.readString(folder.resolve("run.json")))
        .contains(
            "\"lawspeaker\" : \"0.1.0\"",
            "\"game\" : \"hand-of-destiny\"",
            "\"cards\" : \"reference 1\"",
            "\"content\" : \"",
            "\"seed\" : 6",
            "\"players\" : [ \"greedy\" ]",
            "\"hero\" : \"bram\"",
            "\"boss\" : [ \"ogre-king\", ",
            "\"played\" : 6",
            "\"failed\" : 0");
  }

  @Test
  void refusesAPlaceWhereNobodyPlays() {
    assertThat(Ran.of("simulate", "connect-four", "--on=local[2]"))
        .isEqualTo(
            new Ran(2, "", "--on: \"local[2]\" is no place to play; there are: scattered:SEED\n"));
  }

  @Test
  void refusesAFileInsteadOfAFolder() throws IOException {
    Path file = Files.writeString(folder.resolve("taken"), "");

    assertThat(Ran.of("simulate", "connect-four", "--out", file.toString()))
        .isEqualTo(new Ran(2, "", file + ": is a file, not a folder\n"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--games=0 | --games: at least 1, not 0",
        "--threads=0 | --threads: 1 to 256, not 0",
        "--threads=257 | --threads: 1 to 256, not 257"
      })
  void refusesNumbersThatMakeNoSense(String option, String says) {
    assertThat(Ran.of("simulate", "connect-four", option))
        .isEqualTo(new Ran(2, "", says + "\nSee lawspeaker simulate --help\n"));
  }

  @Test
  void refusesASeatThatIsNotAtTheTable() {
    assertThat(Ran.of("simulate", "connect-four", "--seat", "2=random"))
        .isEqualTo(new Ran(2, "", "--seat 2: there are seats 0 to 1\n"));
  }

  @Test
  void refusesToAskAPerson() {
    assertThat(Ran.of("simulate", "connect-four", "--seat", "0=human"))
        .isEqualTo(new Ran(2, "", "--seat 0: nobody is asked in a simulation: not human\n"));
  }

  @Test
  void refusesAnUnknownPlayer() {
    assertThat(Ran.of("simulate", "connect-four", "--seat=0=clever"))
        .isEqualTo(
            new Ran(
                2, "", "--seat 0: \"clever\" is none of human, greedy, mcts, random, strategy\n"));
  }

  @Test
  void refusesASeatThatIsNoNumber() {
    Ran ran = Ran.of("simulate", "connect-four", "--seat=first=random");

    assertThat(ran.exit()).isEqualTo(2);
    assertThat(ran.err()).startsWith("Invalid value for option '--seat'");
  }
}
