package org.lawspeaker.thorgal;

import org.lawspeaker.testkit.PublishedArchitecture;
import org.lawspeaker.testkit.hygiene.Floors;
import org.lawspeaker.testkit.hygiene.Walls;

class ArchitectureTest implements PublishedArchitecture {
  @Override
  public Floors floors() {
    return Walls.floors("org.lawspeaker.thorgal")
        .floor("laws")
        .floor("")
        .floor("faces")
        .floor("notation")
        .floor("pack", "view", "setup", "prospects")
        .floor("round")
        .floor("fate", "action", "dusk")
        .floor("journey")
        .floor("costs", "damage", "ending", "party")
        .floor("effects", "piles")
        .floor("occasions", "conditions")
        .floor("table")
        .floor("moves", "state");
  }
}
