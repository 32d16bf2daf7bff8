package org.lawspeaker.handofdestiny;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.vocabulary.EventKinds;
import org.lawspeaker.testkit.vocabulary.GamePage;

/** What others may write and read of the game, as it is published. */
class PublishedWordsTest {
  private static final Path MAIN = Path.of("src/main/java");

  @Test
  void theKindsOfEventsAreThoseOfTheSources() {
    Path file = Path.of("src/main/resources/org/lawspeaker/handofdestiny/events.yaml");
    EventKinds.check(new HandOfDestinyProvider().game(), MAIN, file);
  }

  @Test
  void thePageIsUpToDate() {
    GamePage.check(
        new HandOfDestinyProvider(),
        MAIN,
        Path.of("../docs/games/hand-of-destiny.md"),
        ImmutableList.of(Path.of("src/test/resources/refusals.txt")));
  }
}
