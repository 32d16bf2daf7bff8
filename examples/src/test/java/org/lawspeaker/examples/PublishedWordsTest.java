package org.lawspeaker.examples;

import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.testkit.vocabulary.EventKinds;
import org.lawspeaker.testkit.vocabulary.GamePage;

/** What others may write and read of the tutorials' games, as it is published. */
class PublishedWordsTest {
  private static final String PACKAGE = "org/lawspeaker/examples/";
  private static final Path MAIN = Path.of("src/main/java", PACKAGE);
  private static final Path RESOURCES = Path.of("src/main/resources", PACKAGE);

  @ParameterizedTest
  @CsvSource({"connect-four, connectfour", "ember-court, embercourt"})
  void theKindsOfEventsAreThoseOfTheSources(String id, String folder) {
    Path file = RESOURCES.resolve(folder).resolve("events.yaml");
    EventKinds.check(GameProvider.find(id).orElseThrow().game(), MAIN.resolve(folder), file);
  }

  @ParameterizedTest
  @CsvSource({"connect-four, connectfour", "ember-court, embercourt"})
  void thePageIsUpToDate(String id, String folder) {
    Path page = Path.of("../docs/games").resolve(id + ".md");
    GamePage.check(GameProvider.find(id).orElseThrow(), MAIN.resolve(folder), page);
  }
}
