package org.lawspeaker.hofordeals;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.golden.ReadingsFile;

/** What each player reads in every window of the refusals. */
class ReadingsTest {
  @Test
  void sayWhatIsTrueInEveryWindow() {
    ReadingsFile readings = new ReadingsFile();
    Windows.all().forEach((name, scene) -> readings.add(name, scene.game(), scene.state()));
    readings.check(Path.of("src/test/resources/readings.txt"));
  }
}
