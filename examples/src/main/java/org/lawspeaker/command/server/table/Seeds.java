package org.lawspeaker.command.server.table;

import java.util.SplittableRandom;

/**
 * What is drawn when: by the seed of a match and its plies alone, so that a restart changes
 * nothing.
 */
public final class Seeds {
  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  private Seeds() {}

  /** What Nature draws from after so many plies. */
  static SplittableRandom ofNature(long seed, int plies) {
    return new SplittableRandom(new SplittableRandom(seed + GOLDEN * (plies + 1L)).nextLong());
  }

  /** What the player of a seat draws from. */
  public static SplittableRandom ofPlayer(long seed, int seat) {
    return new SplittableRandom(new SplittableRandom(~seed + GOLDEN * (seat + 1L)).nextLong());
  }
}
