package org.lawspeaker.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine.Help.Ansi;

class VerifyCommandTest {
  @TempDir Path folder = Path.of("");

  @Test
  void countsTheChecksOfEveryLaw() {
    Ran ran = Ran.of("verify", "connect-four", "--games", "3");

    assertThat(ran.exit()).isZero();
    assertThat(ran.out())
        .startsWith("Connect Four: 3 games over 1 setup, seed 1\n")
        .containsPattern("\\d  listed-is-legal\n")
        .containsPattern("3 games, \\d+ plies: every law holds.\n$");
    assertThat(ran.err()).isEmpty();
  }

  @Test
  void countsASingleGame() {
    assertThat(Ran.of("verify", "connect-four", "--games", "1").out())
        .startsWith("Connect Four: 1 game over 1 setup, seed 1\n")
        .contains("\n1 game, ");
    assertThat(Ran.of("verify", "ember-court", "--games", "2").out())
        .startsWith("Ember Court: 2 games over 4 setups, seed 1\n");
  }

  @Test
  void saysOnceForEachReasonHowManySetupsWereRefused() {
    assertThat(Ran.of("verify", "prestige-rpg", "--games", "1").out())
        .contains(
            "\n  not played: 6 setups, option character-3: there is no seat 3 among 3\n",
            "\n  not played: 4 setups, option quests: Quest cards come with tombs-and-tomes");
  }

  @Test
  void aGameThatRefusesTheSetupHoldsToNothing() {
    Ran ran = Ran.of("verify", "prestige-rpg", "--option", "quests=yes");

    assertThat(ran.exit()).isEqualTo(2);
    assertThat(ran.out()).doesNotContain("holds");
    assertThat(ran.err())
        .isEqualTo("option quests: Quest cards come with tombs-and-tomes (PRE-EXP-03)\n");
  }

  @Test
  void refusesAPlaceToWriteBeforeItPlays() {
    assertThat(Ran.of("verify", "connect-four", "--out", folder.toString()))
        .isEqualTo(new Ran(2, "", folder + ": is a folder, not a file\n"));
  }

  @Test
  void showsTheShortestGameThatBreaksALawAsARulingFile() {
    // The pebbles of the tests judge with a limit that the second seat may not know.
    Path file = folder.resolve("broken.yaml");
    Ran ran = Ran.of("verify", "pebbles", "--option", "heap=9", "--out", file.toString());

    assertThat(ran.exit()).isEqualTo(1);
    assertThat(ran.out())
        .contains("a law is broken.\n")
        .contains("law verdicts-keep-secrets is broken")
        .contains("game: pebbles\nasks: Does the law verdicts-keep-secrets hold?")
        .endsWith("Written to " + file + "\n");
    Ran asked = Ran.of("ask", file.toString());
    assertThat(asked.exit()).isZero();
    assertThat(asked.out()).contains("Answer: No: the verdict tells seat 1 what the view hides");
  }

  @Test
  void refusesToPlayNoGames() {
    assertThat(Ran.of("verify", "pebbles", "--games", "0"))
        .isEqualTo(new Ran(2, "", "--games: at least 1, not 0\nSee lawspeaker verify --help\n"));
  }

  @Test
  void progressShowsShareAndTimeLeft() {
    StringWriter out = new StringWriter();
    AtomicLong now = new AtomicLong();
    PrintWriter err = new PrintWriter(out);
    Console terminal =
        new Console(new BufferedReader(new StringReader("")), err, err, true, Ansi.OFF, 80);
    ProgressBar bar = ProgressBar.on(terminal, 200, now::get);

    now.set(TimeUnit.SECONDS.toNanos(50));
    bar.show(100);
    bar.show(101);
    now.set(TimeUnit.SECONDS.toNanos(120));
    bar.show(120);
    bar.show(200);

    assertThat(out.toString().split("\r"))
        .containsExactly(
            "",
            "[" + "#".repeat(15) + ".".repeat(15) + "] 100 of 200 games, 50 s left",
            "[" + "#".repeat(18) + ".".repeat(12) + "] 120 of 200 games, 1 min 20 s left",
            "[" + "#".repeat(30) + "] 200 of 200 games, 0 s left");
  }
}
