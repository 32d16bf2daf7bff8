package org.lawspeaker.hofordeals;

import org.lawspeaker.testkit.PublishedArchitecture;
import org.lawspeaker.testkit.hygiene.Floors;
import org.lawspeaker.testkit.hygiene.Walls;

class ArchitectureTest implements PublishedArchitecture {
  @Override
  public Floors floors() {
    return Walls.floors("org.lawspeaker.hofordeals")
        .floor("laws")
        .floor("")
        .floor("faces")
        .floor("notation", "strategies")
        .floor("pack", "view", "setup", "prospects")
        .floor("round")
        .floor("ending", "royalty", "turn")
        .floor("king")
        .floor("map")
        .floor("combat")
        .floor("skills")
        .floor("market")
        .floor("gear")
        .floor("effects")
        .floor("pain")
        .floor("death")
        .floor("piles")
        .floor("occasions")
        .floor("conditions")
        .floor("table")
        .floor("moves", "state");
  }
}
