package org.lawspeaker.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlayCommandTest {
  private static final String[] DICTATED = {
    "play", "pebbles", "--dice", "manual", "--seat", "1=human", "--log", "clauses"
  };

  @TempDir Path folder = Path.of("");

  @Test
  void showsTheTableAndNumbersTheChoices() {
    assertThat(Ran.typing("roll 2\n", DICTATED).out())
        .contains(
            """
            heap: 5
            limit: 2
            turn: 0

            Seat 0: How many? [PEB-TAKE-01]
               1   take 1
               2   take 2
            >\
            """);
  }

  @Test
  void playsToTheEndByNumbersAndByMoves() {
    Ran ran = Ran.typing("3\n3\nroll 2\ntake 2\n", DICTATED);

    assertThat(ran.exit()).isZero();
    assertThat(ran.err()).isEmpty();
    assertThat(ran.out())
        .contains("Nature: roll 3 [PEB-ROLL-01]")
        .contains("Seat 0: take 3 [PEB-TAKE-01, PEB-TURN-01]")
        .contains("Seat 1: take 2 [PEB-TAKE-01, PEB-TURN-01]")
        .contains(
            """
              seat 0 (human): lost
              seat 1 (human): won
              after 2 moves; chance decided 2 times
              PEB-END-01
            """);
  }

  @Test
  void tellsTheClausesOfAQuestionAndOfAChoice() {
    assertThat(Ran.typing("roll 2\n?\n? 1\n", DICTATED).out())
        .contains("\n>   PEB-TAKE-01\n    In your turn, take pebbles.\n")
        .contains(
            """
            >   Legal.
              PEB-TAKE-01
                In your turn, take pebbles.
              PEB-TURN-01
                The seats take turns.
            """);
  }

  @Test
  void makesTheOnlyLegalMoveUnaskedIfItIsNotToldOtherwise() {
    assertThat(Ran.typing("roll 1\n", DICTATED).out())
        .contains("> Nature: roll 1 [PEB-ROLL-01]\nSeat 0: take 1 [PEB-TAKE-01, PEB-TURN-01]\n")
        .doesNotContain("How many?");
    String[] asking =
        Stream.concat(Stream.of(DICTATED), Stream.of("--no-auto-pass")).toArray(String[]::new);
    assertThat(Ran.typing("roll 1\n", asking).out()).contains("\nSeat 0: How many?");
  }

  /** Whoever is not asked would show what that person holds. */
  @Test
  void asksEverybodyWhoSharesTheScreenIfItIsNotToldOtherwise() {
    for (int seed = 1; seed <= 6; seed++) {
      String[] shared = {"play", "pebbles", "--seat=1=human", "--seed=" + seed};
      assertThat(Ran.typing("\n", shared).out()).contains("Seat 0: How many?");
    }
    String[] only = {"play", "prestige-rpg", "--seat=1=human", "--seed=1", "--auto-pass"};
    assertThat(Ran.typing("\n", only).out()).doesNotContain("   1  pass\n> ");
  }

  @Test
  void asksOnePersonOnlyWhereThereIsAChoice() {
    String out = Ran.typing("2\n".repeat(60), "play", "prestige-rpg", "--seed", "4").out();

    assertThat(out).contains("\n   1  ").doesNotContainPattern("\n   1  .*\n> ");
  }

  @Test
  void saysWhyAMoveIsIllegalWhetherAskedOrTried() {
    String verdict =
        """
        >   Illegal.
          over-limit (PEB-TAKE-02), limit: 2
          PEB-TAKE-02
            Take at least one and no more than the limit.
        >\
        """;

    assertThat(Ran.typing("roll 2\nwhy take 3\n", DICTATED).out()).contains(verdict);
    assertThat(Ran.typing("roll 2\ntake 3\n", DICTATED).out()).contains(verdict);
  }

  @Test
  void saysWhatIsNoMove() {
    assertThat(Ran.typing("hop\n7\n", DICTATED).out())
        .contains("\"hop\" is no move here.")
        .contains("write take or roll and a number")
        .contains("\"7\" is no move here.");
  }

  @Test
  void readsCapitalsAsSmallLetters() {
    assertThat(Ran.typing("Roll 3\nTAKE 1\nQuit\n", DICTATED).out())
        .contains("> Nature: roll 3 [")
        .contains("> Seat 0: take 1 [")
        .endsWith("> ");
    assertThat(Ran.typing("why SEAL 1\nexit\n", "play", "ember-court").out())
        .containsPattern("> {3}(Illegal|Legal)\\.\n[^>]*\n> $");
  }

  @Test
  void helpsAndTellsTheLog() {
    assertThat(Ran.typing("roll 3\nhelp\nlog\n", DICTATED).out())
        .contains("undo           take back your last choice")
        .contains("> Nature: roll 3 [PEB-ROLL-01]\n> ");
  }

  @Test
  void takesBackOnlyWhatTheRulesLeaveFree() {
    assertThat(Ran.typing("undo\nroll 3\nundo\n2\nundo\n", DICTATED).out())
        .contains("There is no choice of yours to take back.")
        .contains("No: chance has decided since.")
        .contains("No: the turn has passed on.");
  }

  @Test
  void letsOthersPlayWithoutTellingTheirSecrets() {
    String out = Ran.typing("1\n", "play", "pebbles", "--option", "heap=9").out();

    assertThat(out).contains("\nSeat 1: Taken (3×). The turn passes.\n").doesNotContain("roll ");
  }

  @Test
  void doesNotTellHowOftenOthersDoWhatNobodyMaySee() {
    String out = Ran.typing("1\n1\n1\n", "play", "thorgal", "--seats", "2", "--seed", "1").out();

    assertThat(out.lines().filter(line -> line.endsWith(" do what you may not see.")))
        .containsExactly("Vikings do what you may not see.");
  }

  @Test
  void doesNotTellOfHowManyPartsASealedChoiceIs() {
    String out =
        Ran.typing(
                "1\n1\n",
                "play",
                "prestige-rpg",
                "--seed",
                "7",
                "--option",
                "deeper-and-darker=yes",
                "--log",
                "full")
            .out();

    assertThat(out.lines().dropWhile(line -> !line.contains("obody scores Greedy Idol")).skip(1))
        .startsWith("Nyx chooses in secret", "Nephiedra chooses in secret", "");
  }

  @Test
  void savesWhenTheInputEndsAndGoesOnFromThere() throws IOException {
    Path file = folder.resolve("game.json");
    String save = file.toString();

    Ran left =
        Ran.typing("3\n3\n", "play", "pebbles", "--dice=manual", "--seat=1=human", "--save", save);
    assertThat(left.exit()).isZero();
    assertThat(left.out()).endsWith("> \nSaved to " + save + "\n");
    assertThat(Files.readString(file)).contains("\"move\":\"take 3\"");

    Ran back =
        Ran.typing("2\n2\n", "play", "pebbles", "--dice=manual", "--seat=1=human", "--load", save);
    assertThat(back.out()).contains("heap: 2\n").contains("seat 1 (human): won");
  }

  @Test
  void savesWhenAsked() {
    Path file = folder.resolve("game.json");

    Ran ran = Ran.typing("save\nsave " + file + "\nsave " + folder + "/no/g\nquit\n", DICTATED);
    assertThat(ran.out())
        .contains("Where? save FILE")
        .contains("Saved to " + file + "\n> " + folder + "/no/g: there is no such folder\n");
    assertThat(Ran.of("replay", file.toString()))
        .isEqualTo(
            new Ran(0, "Complete: all 0 plies went as recorded.\nThe game is not over.\n", ""));
  }

  @Test
  void refusesAPlaceToSaveBeforeItPlays() {
    assertThat(Ran.of("play", "pebbles", "--save", folder.toString()))
        .isEqualTo(new Ran(2, "", folder + ": is a folder, not a file\n"));
    assertThat(Ran.of("play", "pebbles", "--save", folder + "/no/game.json"))
        .isEqualTo(new Ran(2, "", folder + "/no/game.json: there is no such folder\n"));
  }

  @Test
  void refusesToLoadAnotherGame() {
    Path file = folder.resolve("game.json");
    Ran.typing("quit\n", "play", "pebbles", "--save", file.toString());

    assertThat(Ran.of("play", "connect-four", "--load", file.toString()))
        .isEqualTo(new Ran(2, "", file + " /game: a record of pebbles, not of connect-four\n"));
  }

  @Test
  void takesAMoveWithOrWithoutItsSeat() {
    assertThat(Ran.typing("why pass\nwhy seat 0: pass\n", "play", "ember-court").out())
        .contains(">   Illegal.\n  not-now (EMB-SEAL-01), asked: Which card does each seat seal?\n")
        .containsPattern("   (\\d)   Seal a \\1\n");
  }

  @Test
  void tellsWhoChoseInSecretAndWhatThenIsSeen() {
    assertThat(Ran.typing("5\n", "play", "ember-court", "--log", "clauses").out())
        .contains("\nSeat 1 chooses in secret\n\nNight 1 of 10")
        .contains("\n> You: seal 5 [EMB-SEAL-01]\n");
    assertThat(
            Ran.typing("1\n1\n", "play", "ember-court", "--seat=0=random", "--seat=1=human").out())
        .contains("\nSeat 0 chooses in secret.\n\nNight");
  }

  @Test
  void drawsTheTableAtTheEnd() {
    String drops = "drop 1\ndrop 2\ndrop 1\ndrop 2\ndrop 1\ndrop 2\ndrop 1\n";
    assertThat(Ran.typing(drops, "play", "connect-four", "--seat=1=human").out())
        .contains(
            """
                | x . . . . . . |
                | x o . . . . . |
                | x o . . . . . |
                | x o . . . . . |
                  1 2 3 4 5 6 7
            x (human, seat 0)
            o (human, seat 1)

            The game is over: x has four in line
            """);
  }

  @Test
  void saysWhoIsAskedWhereSeveralShareTheScreen() {
    assertThat(Ran.typing("drop 1\n", "play", "connect-four", "--seat=1=human").out())
        .contains("\nx: Into which column? [")
        .contains("\no: Into which column? [");
    assertThat(Ran.of("play", "connect-four").out()).contains("\nInto which column? [");
  }

  @Test
  void handsNothingOverWhereNothingIsSecret() {
    assertThat(Ran.typing("drop 1\n", "play", "connect-four", "--seat=1=human").out())
        .doesNotContain("Hand the screen");
    assertThat(Ran.typing("1\n", "play", "prestige-rpg", "--seed", "4").out())
        .doesNotContain("Hand the screen");
  }

  @Test
  void doesNotListTheMovesOfOthersWhereSeveralChooseAtTheSameTime() {
    assertThat(Ran.typing("hop\n", "play", "prestige-rpg").out())
        .contains("> \"hop\" is no move here. Type a key of the list, a move, moves or help.\n> ");
  }

  @Test
  void doesNotTellAtAScreenThatIsSharedWhatAnotherSeatCouldSeal() {
    for (String line : new String[] {"why seat 1: seal 1\n", "seat 1: seal 1\n"}) {
      assertThat(Ran.typing("\n" + line, "play", "ember-court", "--seat=1=human").out())
          .endsWith("> Seat 0 is asked first; seat 1 will be asked.\n> \n");
    }
  }

  @Test
  void refusesASeatThatIsNotThere() {
    assertThat(Ran.of("play", "pebbles", "--seat", "2=human"))
        .isEqualTo(new Ran(2, "", "--seat 2: there are seats 0 to 1\n"));
  }

  @Test
  void playsAgainstWhomeverIsNamed() {
    for (String kind : new String[] {"random", "greedy", "mcts:50"}) {
      Ran ran = Ran.typing("1\n", "play", "connect-four", "--seat", "1=" + kind);

      assertThat(ran.err()).isEmpty();
      assertThat(ran.out()).contains("\no's disc rests in column ");
    }
    // Four in a column are blocked by who looks ahead.
    String column = "drop 1\ndrop 1\ndrop 1\ndrop 1\n";
    assertThat(Ran.typing(column, "play", "connect-four", "--seat", "1=mcts:300").out())
        .doesNotContain("four in line");
  }

  @Test
  void refusesADeciderThatThereIsNot() {
    assertThat(Ran.of("play", "pebbles", "--seat", "0=god"))
        .isEqualTo(
            new Ran(2, "", "--seat 0: \"god\" is none of human, greedy, mcts, random, strategy\n"));
  }

  @Test
  void refusesToLoadWhatIsNoSave() throws IOException {
    Path file = Files.writeString(folder.resolve("game.json"), "{\"format\": 1}");

    Ran ran = Ran.of("play", "pebbles", "--load", file.toString());
    assertThat(ran.exit()).isEqualTo(2);
    assertThat(ran.err()).startsWith(file + ":1").contains("missing key \"moves\"");
    assertThat(Ran.of("play", "pebbles", "--load", file + "x"))
        .isEqualTo(new Ran(2, "", file + "x: there is no such file\n"));
    assertThat(Ran.of("play", "pebbles", "--load", file.toString(), "--seats", "2").err())
        .isEqualTo("--load: the saved game has its setup; leave out --seats and --option\n");
  }
}
