package org.lawspeaker.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AskCommandTest {
  @TempDir Path folder = Path.of("");

  private String file(String name, String rest) throws IOException {
    String yaml = "game: pebbles\nasks: May I take three?\n" + rest;
    return Files.writeString(folder.resolve(name), yaml).toString();
  }

  @Test
  void answersWithTheClausesThatDecide() throws IOException {
    String file =
        file("q.yaml", "answer: No.\nwhen: [roll 1, take 3]\nthen: {illegal: [PEB-TAKE-02]}\n");

    assertThat(Ran.of("ask", file))
        .isEqualTo(
            new Ran(
                0,
                """
                May I take three?
                  Illegal.
                    over-limit (PEB-TAKE-02), limit: 1
                  PEB-TAKE-02
                    Take at least one and no more than the limit.
                  holds: illegal by PEB-TAKE-02
                  Answer: No.

                """,
                ""));
  }

  @Test
  void saysWhichExpectationFails() throws IOException {
    Ran ran = Ran.of("ask", file("q.yaml", "when: [roll 3, take 3]\nthen: {state: {/heap: 3}}\n"));

    assertThat(ran.exit()).isEqualTo(1);
    assertThat(ran.out())
        .contains("  Legal.\n  PEB-TAKE-01\n")
        .contains("  holds: legal\n  fails: state /heap is 3\n  found: state /heap is 2\n");
  }

  @Test
  void tellsWhatHappenedAndWhichClauseDecides() throws IOException {
    String file = file("q.yaml", "when: [roll 3, take 2]\nthen: {events: [taken, passed]}\n");

    assertThat(Ran.of("ask", file).out())
        .isEqualTo(
            """
            May I take three?
              Legal.
              Taken. [PEB-TAKE-01]
              Taken. [PEB-TAKE-01]
              The turn passes. [PEB-TURN-01]
              PEB-TURN-01
                The seats take turns.
              PEB-TAKE-01
                In your turn, take pebbles.
              holds: legal
              holds: events taken, passed

            """);
  }

  @Test
  void answersAQuestionThatExpectsNothing() throws IOException {
    assertThat(Ran.of("ask", file("q.yaml", "when: [roll 3, take 2]\n")))
        .isEqualTo(
            new Ran(
                0,
                """
                May I take three?
                  Legal.
                  Taken. [PEB-TAKE-01]
                  Taken. [PEB-TAKE-01]
                  The turn passes. [PEB-TURN-01]
                  PEB-TAKE-01
                    In your turn, take pebbles.
                  PEB-TURN-01
                    The seats take turns.

                """,
                ""));
  }

  @Test
  void answersAQuestionWithoutAMoveByWhatMayBeDone() throws IOException {
    assertThat(Ran.of("ask", file("q.yaml", "given: {moves: [roll 2]}\n")))
        .isEqualTo(
            new Ran(
                0,
                """
                May I take three?
                  Next: take 1 | take 2
                  PEB-TAKE-01
                    In your turn, take pebbles.

                """,
                ""));
  }

  @Test
  void saysUnderWhichReadingSomethingElseMayBeDone() throws IOException {
    String yaml = "game: hof-ordeals\nasks: What comes first?\n";
    String file = Files.writeString(folder.resolve("r.yaml"), yaml).toString();

    assertThat(Ran.of("ask", file).out())
        .contains(
            "  Next: Nature's: seat 0 goes first | seat 1 goes first\n",
            "  With first=0 the answer is another [HOF-Q-09]:\n    Next: Nature's: draw ");
  }

  @Test
  void saysThatChanceOrTheEndComesNext() throws IOException {
    assertThat(Ran.of("ask", file("q.yaml", "")).out())
        .contains("  Next: Nature's: roll 1 | roll 2 | roll 3\n  PEB-ROLL-01\n");
    assertThat(Ran.of("ask", file("q.yaml", "given: {position: {heap: 0}}\n"), "--why").out())
        .contains("  Next: none; the game is over\n  PEB-END-01\n");
  }

  @Test
  void tellsAllOfItIfAsked() throws IOException {
    String file = file("q.yaml", "when: [roll 3, take 2]\nthen: {events: [passed]}\n");

    assertThat(Ran.of("ask", file, "--why").out())
        .startsWith(
            """
            May I take three?
              take 2 is legal
                asked: How many? [PEB-TAKE-01]
                by [PEB-TAKE-01], together with [PEB-TURN-01]
              What happened:
                Taken. [PEB-TAKE-01]
                Taken. [PEB-TAKE-01]
                The turn passes. [PEB-TURN-01]
              Decided by [PEB-TURN-01]
            """)
        .contains("  PEB-TAKE-01\n    In your turn, take pebbles.\n")
        .contains("  Decided by [PEB-TURN-01]\n");
  }

  @Test
  void namesTheReadingsThatAnswerOtherwise() throws IOException {
    String yaml =
        """
        game: thorgal
        asks: Round 20 is over and nobody has three horns. Does the game go on?
        setup: {options: {faction-0: vikings, faction-1: outlaws}}
        given:
          position: {step: dusk-actions, round: 20, sides: {0: {party: []}, 1: {party: []}}}
          moves: [pass]
        when: [pass]
        then: {outcome: none}
        """;
    String file = Files.writeString(folder.resolve("r.yaml"), yaml).toString();

    assertThat(Ran.of("ask", file).out())
        .contains(
            "  With round-limit=20 the answer is another [THO-Q-77]:\n"
                + "    fails: the game goes on\n"
                + "    found: the game is over: drew, drew by THO-Q-77\n");
  }

  @Test
  void writesReceiptsThatCanBeCheckedAgain() throws IOException {
    String file = file("q.yaml", "when: [roll 1, take 3]\nthen: {illegal: true}\n");
    Path receipt = folder.resolve("receipt.json");

    assertThat(Ran.of("ask", file, "--receipt", receipt.toString()).exit()).isZero();
    assertThat(Ran.of("ask", "--check", receipt.toString()))
        .isEqualTo(new Ran(0, "May I take three?\n  still holds: illegal by PEB-TAKE-02\n", ""));

    Files.writeString(
        receipt,
        Files.readString(receipt)
            .replace("\"rules-version\" : \"1\"", "\"rules-version\" : \"0\""));
    assertThat(Ran.of("ask", "--check", receipt.toString()))
        .isEqualTo(
            new Ran(
                1,
                "May I take three?\n  This receipt is stale:\n    rules-version: was 0, is 1\n",
                ""));

    Files.writeString(
        receipt, Files.readString(receipt).replace("\"legal\" : false", "\"legal\" : true"));
    assertThat(Ran.of("ask", "--check", receipt.toString()).out().replaceAll("\\s+", " "))
        .contains(" answer: was legal by PEB-TAKE-02")
        .contains(", is illegal by PEB-TAKE-02");
  }

  @Test
  void writesNoReceiptIfNothingWasAnswered() throws IOException {
    String file = file("q.yaml", "when: [roll 1, grab 3]\nthen: {illegal: true}\n");
    Path receipt = folder.resolve("receipt.json");
    Ran ran = Ran.of("ask", file, "--receipt", receipt.toString());

    assertThat(ran.exit()).isEqualTo(2);
    assertThat(ran.err()).endsWith("nothing was answered, so " + receipt + " is not written\n");
    assertThat(receipt).doesNotExist();
  }

  @Test
  void refusesWhatIsNoReceipt() throws IOException {
    String none = Files.writeString(folder.resolve("none.json"), "{}").toString();
    String half = Files.writeString(folder.resolve("half.json"), "[{}]").toString();

    assertThat(Ran.of("ask", "--check", none))
        .isEqualTo(new Ran(2, "", none + ": expected a list of receipts, at least one\n"));
    assertThat(Ran.of("ask", "--check", half).exit()).isEqualTo(2);
    assertThat(Ran.of("ask", "--check", half).err()).contains(half + " /0", "missing key");
  }

  @Test
  void endsWithTheWorstOfItsFiles() throws IOException {
    String good = file("good.yaml", "then: {outcome: none}\n");
    String fails = file("fails.yaml", "then: {state: {/heap: 3}}\n");
    String bad = file("bad.yaml", "then: {}\n");
    String unreadable = file("unreadable.yaml", "when: [hop]\nthen: {legal: true}\n");

    assertThat(Ran.of("ask", good).exit()).isZero();
    assertThat(Ran.of("ask", good, fails).exit()).isEqualTo(1);
    assertThat(Ran.of("ask", bad, fails).exit()).isEqualTo(2);
    assertThat(Ran.of("ask", bad).err()).startsWith(bad + ":3:1 /then: expects nothing");
    assertThat(Ran.of("ask", unreadable).err())
        .startsWith(unreadable + ":3:8 /when/0: \"hop\" is no move")
        .endsWith("the moves here: Nature's: roll 1 | roll 2 | roll 3\n");
    assertThat(Ran.of("ask", unreadable).out())
        .isEqualTo("May I take three?\n  This cannot be answered:\n\n");
    assertThat(Ran.of("ask", folder + "/none.yaml"))
        .isEqualTo(new Ran(2, "", folder + "/none.yaml: there is no such file\n"));
    assertThat(Ran.of("ask").exit()).isEqualTo(2);
  }

  @Test
  void checksPacks() throws IOException {
    String good = Files.writeString(folder.resolve("good.yaml"), "stones: grey").toString();
    String bad = Files.writeString(folder.resolve("bad.yaml"), "bones: grey").toString();

    assertThat(Ran.of("pack", "check", "pebbles", good))
        .isEqualTo(new Ran(0, good + ": good, stones: grey\n", ""));
    assertThat(Ran.of("pack", "check", "pebbles", bad))
        .isEqualTo(new Ran(1, bad + ":1: a pack of pebbles begins with stones\n", ""));
    assertThat(Ran.of("pack", "check", "--loops", "pebbles", good))
        .isEqualTo(
            new Ran(
                0, "No loops are looked for in Pebbles.\n" + good + ": good, stones: grey\n", ""));
    assertThat(Ran.of("pack", "check", "pebbles", good + "x"))
        .isEqualTo(new Ran(2, "", good + "x: there is no such file\n"));
    assertThat(Ran.of("demo", "pebbles", "--pack", bad))
        .isEqualTo(new Ran(2, "", bad + ":1: a pack of pebbles begins with stones\n"));
    assertThat(Ran.of("demo", "pebbles", "--pack", good).out())
        .startsWith("Pebbles, cards stones: grey, seed 1\n");
  }

  @Test
  void saysThatNoLoopsWereFound() {
    String pack =
        "../hand-of-destiny/src/main/resources/org/lawspeaker/handofdestiny/reference-pack.yaml";
    assertThat(Ran.of("pack", "check", "--loops", "hand-of-destiny", pack))
        .isEqualTo(new Ran(Exit.OK, pack + ": good, reference 1, no loops found\n", ""));
  }
}
