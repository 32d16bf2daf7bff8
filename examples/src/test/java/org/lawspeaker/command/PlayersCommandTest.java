package org.lawspeaker.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlayersCommandTest {
  @TempDir Path folder = Path.of("");

  private Ran check(String game, String strategy) throws IOException {
    Path file = folder.resolve("my.strategy");
    Files.writeString(file, strategy);
    Ran ran = Ran.of("players", "check", game, file.toString());
    return new Ran(ran.exit(), ran.out().replace(folder + "/", ""), ran.err());
  }

  @Test
  void listsWhoCanBeSeated() {
    Ran ran = Ran.of("players");

    assertThat(ran.exit()).isZero();
    assertThat(ran.out()).startsWith("greedy\n").contains("\nstrategy\n");
  }

  @Test
  void everyProblemOfAStrategyIsListedWithItsPlace() throws IOException {
    Ran ran = check("hof-ordeals", "buy Purg if count Purge < 1\n\nnever flee if helth > 3\n");

    assertThat(ran.exit()).isEqualTo(1);
    assertThat(ran.out().lines())
        .satisfiesExactly(
            line -> assertThat(line).startsWith("my.strategy:1:1: no card and no kind of cards: P"),
            line -> assertThat(line).startsWith("my.strategy:3:15: unknown number \"helth\"; did"));
  }

  @Test
  void aStrategyWithoutProblemsIsGood() throws IOException {
    assertThat(check("hof-ordeals", "# early\nbuy Purge if count Purge < 1\nnever flee\n"))
        .isEqualTo(new Ran(0, "my.strategy: good, 2 lines\n", ""));
  }

  @Test
  void aGameWithoutStrategiesSaysSo() throws IOException {
    assertThat(check("thorgal", "never flee\n"))
        .isEqualTo(new Ran(2, "", "thorgal: understands no strategies\n"));
  }
}
