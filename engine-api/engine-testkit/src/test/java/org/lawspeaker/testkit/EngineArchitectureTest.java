package org.lawspeaker.testkit;

import java.nio.file.Path;
import org.lawspeaker.testkit.hygiene.Floors;
import org.lawspeaker.testkit.hygiene.Walls;

/** The engine stands below this kit and cannot use it: its walls are checked here. */
class EngineArchitectureTest implements PublishedArchitecture {
  @Override
  public Floors floors() {
    return Walls.floors("org.lawspeaker.engine")
        .floor("laws", "ruling")
        .floor("play", "rulebook")
        .floor("cards")
        .floor("kit")
        .floor("json")
        .floor("");
  }

  @Override
  public Path module() {
    return Path.of("..");
  }
}
