package org.lawspeaker.gloomkilforth;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.vocabulary.EventKinds;

class EventKindsTest {
  @Test
  void areThoseThatTheSourcesTell() {
    EventKinds.check(
        Scene.GAME,
        Path.of("src/main/java"),
        Path.of("src/main/resources/org/lawspeaker/gloomkilforth/events.yaml"));
  }
}
