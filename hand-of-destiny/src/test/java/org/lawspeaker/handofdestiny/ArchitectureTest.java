package org.lawspeaker.handofdestiny;

import org.lawspeaker.testkit.PublishedArchitecture;
import org.lawspeaker.testkit.hygiene.Floors;
import org.lawspeaker.testkit.hygiene.Walls;

class ArchitectureTest implements PublishedArchitecture {
  @Override
  public Floors floors() {
    return Walls.floors("org.lawspeaker.handofdestiny")
        .floor("")
        .floor("faces", "notation", "pack", "prospects", "start")
        .floor("wave")
        .floor(
            "setup",
            "combat.resolve",
            "combat.fight",
            "combat.cleanup",
            "hero",
            "boss",
            "merchant",
            "ending")
        .floor("effects")
        .floor("combat.sight", "lasting")
        .floor("table")
        .floor("moves")
        .floor("state");
  }

  /** The table, its steps, the printed cards and what they say know each other. */
  @Override
  public int mostInACircle() {
    return 23;
  }
}
