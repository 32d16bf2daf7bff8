package org.lawspeaker.examples;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.examples.connectfour.ConnectFourProvider;
import org.lawspeaker.examples.embercourt.EmberCourtProvider;
import org.lawspeaker.testkit.golden.Golden;
import org.lawspeaker.testkit.golden.GoldenFiles;

class GoldenTest {
  private static final Path FOLDER = Path.of("src/test/resources/goldens");

  @Test
  void everyPlaythroughOfConnectFourGoesAsItsFileSays() {
    GoldenFiles.check(
        new ConnectFourProvider().game(),
        FOLDER.resolve("connect-four"),
        ImmutableList.of(
            Golden.random("four-in-line", Setup.of(2), 1),
            Golden.random("full-grid", Setup.of(2), 198)));
  }

  @Test
  void everyPlaythroughOfEmberCourtGoesAsItsFileSays() {
    GoldenFiles.check(
        new EmberCourtProvider().game(),
        FOLDER.resolve("ember-court"),
        ImmutableList.of(
            Golden.random("two-seats", Setup.of(2), 763),
            Golden.random("three-seats", Setup.of(3), 875),
            Golden.random("four-seats", Setup.of(4), 511),
            Golden.random("five-seats", Setup.of(5), 611)));
  }

  static Stream<String> shippedGames() {
    return GameProvider.installed().stream()
        .map(GameProvider::id)
        .filter(id -> !id.equals("pebbles")); // a game of the tests here
  }

  @ParameterizedTest
  @MethodSource("shippedGames")
  void everyGameHasAPlaythrough(String id) throws IOException {
    try (Stream<Path> modules = Files.list(Path.of(".."))) {
      assertThat(modules.map(module -> module.resolve(FOLDER).resolve(id)))
          .filteredOn(Files::isDirectory)
          .hasSize(1);
    }
  }
}
