package org.lawspeaker.thorgal.moves;

import static org.lawspeaker.thorgal.Position.GAME;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.golden.ReadingsFile;

/** What each player reads in every window of the refusals. */
class ReadingsTest {
  @Test
  void sayWhatIsTrueInEveryWindow() {
    ReadingsFile readings = new ReadingsFile();
    RefusalsTest.positions()
        .forEach((name, position) -> readings.add(name, GAME, position.state()));
    readings.check(Path.of("src/test/resources/readings.txt"));
  }
}
