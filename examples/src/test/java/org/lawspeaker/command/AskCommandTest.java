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
  void endsWithTheWorstOfItsFiles() throws IOException {
    String good = file("good.yaml", "then: {outcome: none}\n");
    String fails = file("fails.yaml", "then: {state: {/heap: 3}}\n");
    String bad = file("bad.yaml", "then: {}\n");
    String unreadable = file("unreadable.yaml", "when: [hop]\nthen: {legal: true}\n");

    assertThat(Ran.of("ask", good).exit()).isZero();
    assertThat(Ran.of("ask", good, fails).exit()).isEqualTo(1);
    assertThat(Ran.of("ask", bad, fails).exit()).isEqualTo(2);
    assertThat(Ran.of("ask", bad).err()).startsWith(bad + ":3 /then: expects nothing");
    assertThat(Ran.of("ask", unreadable).err())
        .startsWith(unreadable + ":1 when/0: \"hop\" is no move")
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
    assertThat(Ran.of("pack", "check", "pebbles", good + "x"))
        .isEqualTo(new Ran(2, "", good + "x: there is no such file\n"));
    assertThat(Ran.of("demo", "pebbles", "--pack", bad))
        .isEqualTo(new Ran(2, "", bad + ":1: a pack of pebbles begins with stones\n"));
    assertThat(Ran.of("demo", "pebbles", "--pack", good).out())
        .startsWith("Pebbles, cards stones: grey, seed 1\n");
  }
}
