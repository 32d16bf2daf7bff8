package org.lawspeaker.gloomkilforth;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.vocabulary.EventKinds;
import org.lawspeaker.testkit.vocabulary.GamePage;

/** What others may write and read of the game, as it is published. */
class PublishedWordsTest {
  private static final Path MAIN = Path.of("src/main/java");

  @Test
  void theKindsOfEventsAreThoseOfTheSources() {
    Path file = Path.of("src/main/resources/org/lawspeaker/gloomkilforth/events.yaml");
    EventKinds.check(new GloomProvider().game(), MAIN, file);
  }

  @Test
  void thePageIsUpToDate() {
    GamePage.check(new GloomProvider(), MAIN, Path.of("../docs/games/gloom-kilforth.md"));
  }
}
