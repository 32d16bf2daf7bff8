package org.lawspeaker.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Threads of Spark in one process. */
class SparkTest {
  @TempDir Path folder = Path.of("");

  private Launch.Ended run(String name, String words) throws IOException, InterruptedException {
    return Launch.command(folder.resolve(name), words);
  }

  @Test
  void theFiguresAndFilesAreThoseOfPlainThreads() throws IOException, InterruptedException {
    String words = "simulate hand-of-destiny --games 20 --sweep boss --events --seed 5 --out made";
    Launch.Ended plain = run("plain", words + " --threads 2");

    assertThat(plain.exit()).isZero();
    assertThat(run("one", words + " --on local[1]")).isEqualTo(plain);
    assertThat(run("three", words + " --on local[3]")).isEqualTo(plain);
    try (Stream<Path> files = Files.list(folder.resolve("plain").resolve("made"))) {
      assertThat(files)
          .hasSizeGreaterThan(10)
          .allSatisfy(
              file ->
                  assertThat(folder.resolve("three/made").resolve(file.getFileName()))
                      .hasSameBinaryContentAs(file));
    }
  }

  @Test
  void theLawsAreAskedAsOften() throws IOException, InterruptedException {
    String words = "verify ember-court --games 12 --seed 3";

    assertThat(run("spark", words + " --on local[2]")).isEqualTo(run("plain", words));
  }

  @Test
  void nobodyWaitsForAClusterThatIsNotThere() throws IOException, InterruptedException {
    Launch.Ended ended = run("none", "simulate connect-four --on spark://127.0.0.1:1");

    assertThat(ended.exit()).isEqualTo(2);
    assertThat(ended.err())
        .isEqualTo("--on spark://127.0.0.1:1: nobody answers at 127.0.0.1, port 1\n");
  }

  @Test
  void refusesOtherPlaces() throws IOException, InterruptedException {
    assertThat(run("moon", "verify connect-four --on moon").err())
        .isEqualTo(
            "--on: \"moon\" is no place to play; there are: local, local[T], local[*],"
                + " spark://HOST:PORT\n");
  }
}
