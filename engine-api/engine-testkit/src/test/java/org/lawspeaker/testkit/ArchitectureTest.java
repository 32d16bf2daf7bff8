package org.lawspeaker.testkit;

import org.lawspeaker.testkit.hygiene.Floors;
import org.lawspeaker.testkit.hygiene.Walls;

class ArchitectureTest implements PublishedArchitecture {
  @Override
  public Floors floors() {
    return Walls.floors("org.lawspeaker.testkit")
        .floor("")
        .floor("laws", "jqwik", "rulings", "coverage", "fuzz", "golden", "cards", "vocabulary")
        .floor("hygiene");
  }
}
