package org.lawspeaker.command.simulate;

import java.util.SplittableRandom;

/**
 * The seeds of the games of a simulation: what {@link SplittableRandom} draws in turn from the seed
 * of the whole. Each is found at once, so that any machine can begin at any game.
 *
 * @param seed of the whole simulation
 */
record GameSeeds(long seed) {
  /** By how much a generator made of a seed moves on with every number. */
  private static final long STEP = 0x9E3779B97F4A7C15L;

  /** The seed of the game of this index, from 0. */
  long of(int game) {
    return new SplittableRandom(seed + game * STEP).nextLong();
  }
}
