package org.lawspeaker.hofordeals;

import org.lawspeaker.engine.Setup;

/** Positions right after seat 1 has defeated a Royalty, in tests. */
public final class Slain {
  private Slain() {}

  /** The Jack is defeated; the loot choices begin. */
  public static Scene jack(Setup setup, String fighter, String others) {
    return royalty(setup, 1, "jack-of-dust", fighter, others);
  }

  /** A Royalty whose Power is 5 here is defeated; the loot choices begin. */
  public static Scene royalty(
      Setup setup, int level, String royalty, String fighter, String others) {
    String zones =
        Battle.bossZones(
                "assigning",
                level,
                royalty,
                Battle.bound("champion 5") + ", " + fighter,
                royalty + "=5")
            .replace("heroes: {", "heroes: {" + (others.isEmpty() ? "" : others + ", "));
    return Scene.of(setup, zones).then("assign champion to " + royalty, "done");
  }
}
