package org.lawspeaker.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Work that is sent elsewhere, done in any order and partly twice, changes nothing. */
class DistantPlayTest {
  @TempDir Path folder = Path.of("");

  /** What is said without how long it took. */
  private static Ran timeless(Ran ran) {
    String out =
        ran.out()
            .lines()
            .map(line -> line.replaceFirst(", [\\d,]+ plies per second on .*", ""))
            .filter(line -> !line.startsWith("Written to "))
            .collect(Collectors.joining("\n"));
    return new Ran(ran.exit(), out, ran.err());
  }

  private static Ran ran(String words) {
    return timeless(Ran.of(words.split(" ")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "simulate ember-court --games 30 --seed 5",
        "simulate hand-of-destiny --games 3 --sweep boss,instants --events",
        "simulate thorgal --games 2 --sweep faction-0=lords+vikings,faction-1=vikings+outlaws",
        "verify ember-court --games 9 --seed 3",
        "verify hand-of-destiny --games 2",
        "verify pebbles --games 40"
      })
  void theAnswerIsThatOfOneProcess(String words) {
    Ran alone = ran(words);

    assertThat(ran(words + " --on scattered:1")).isEqualTo(alone);
    assertThat(ran(words + " --on scattered:2")).isEqualTo(alone);
  }

  @Test
  void theFilesAreThoseOfOneProcess() throws IOException {
    String words = "simulate ember-court --games 20 --seats 3 --events --out ";
    Path alone = folder.resolve("alone");
    Path apart = folder.resolve("apart");
    ran(words + alone);
    ran(words + apart + " --on scattered:7");

    try (var files = Files.list(alone)) {
      for (Path file : files.toList()) {
        assertThat(apart.resolve(file.getFileName())).hasSameTextualContentAs(file);
      }
    }
    assertThat(Files.readAllLines(apart.resolve("games.csv"))).hasSize(1 + 20);
  }

  @Test
  void theCounterexampleIsThatOfTheFirstGameThatBreaksALaw() {
    String words = "verify pebbles --option heap=9 --games 50";
    Ran alone = ran(words);

    assertThat(alone.exit()).isEqualTo(1);
    assertThat(ran(words + " --on scattered:3")).isEqualTo(alone);
  }

  @Test
  void aPackTravelsAsText() throws IOException {
    Path pack =
        Files.writeString(
            folder.resolve("pack.yaml"),
            """
            extends: reference
            name: Hills
            version: "2"
            replace:
              monsters:
                Phase Worm: {faces: {Phase Worm: {hp: 9}}}
            """);
    String words = "simulate hand-of-destiny --games 4 --pack " + pack;
    Ran alone = ran(words);

    assertThat(alone.exit()).isZero();
    assertThat(alone.out()).contains("cards Hills 2");
    assertThat(ran(words + " --on scattered:3")).isEqualTo(alone);
  }

  @Test
  void aGameThatFailsIsToldAndTheOthersArePlayed() throws IOException {
    Path jar = Noughts.in(folder).jar(folder.resolve("noughts.jar"));
    Ran ran = ran("simulate noughts --games 60 --seat 1=nth:2 --path " + jar);

    assertThat(ran.exit()).isEqualTo(1);
    assertThat(ran.err().lines())
        .hasSizeBetween(2, 11)
        .first()
        .asString()
        .matches(
            "game \\d+, seed -?\\d+: --seat 1: nth:2 fails: ArrayIndexOutOfBoundsException: Index 2"
                + " out of bounds for length 2");
    assertThat(ran.out()).containsPattern("\n\\d+ of 60 games, ").doesNotContain("Stopped early");
  }
}
