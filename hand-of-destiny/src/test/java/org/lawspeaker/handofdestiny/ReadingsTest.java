package org.lawspeaker.handofdestiny;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.golden.ReadingsFile;

/** What the player reads in every window of the refusals. */
class ReadingsTest {
  @Test
  void sayWhatIsTrueInEveryWindow() {
    ReadingsFile readings = new ReadingsFile();
    RefusalsTest.WINDOWS.forEach(
        (name, position) -> readings.add(name, Position.GAME, position.state()));
    readings.check(Path.of("src/test/resources/readings.txt"));
  }
}
