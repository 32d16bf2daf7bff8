package org.lawspeaker.gloomkilforth;

import org.lawspeaker.testkit.PublishedArchitecture;
import org.lawspeaker.testkit.hygiene.Floors;
import org.lawspeaker.testkit.hygiene.Walls;

class ArchitectureTest implements PublishedArchitecture {
  @Override
  public Floors floors() {
    return Walls.floors("org.lawspeaker.gloomkilforth")
        .floor("laws")
        .floor("")
        .floor("notation", "faces")
        .floor("pack", "view", "setup")
        .floor("round")
        .floor("turn", "night")
        .floor("deeds")
        .floor("regale", "market")
        .floor("confront", "journey")
        .floor("engagement")
        .floor("rewards")
        .floor("piles")
        .floor("effects")
        .floor("dice")
        .floor("occasions")
        .floor("health", "ending")
        .floor("assets")
        .floor("conditions")
        .floor("table")
        .floor("moves", "state");
  }
}
