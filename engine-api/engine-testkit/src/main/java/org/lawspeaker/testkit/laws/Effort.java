package org.lawspeaker.testkit.laws;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

/**
 * How much is tried of what could be tried without end. The system property {@code lawspeaker.laws}
 * multiplies it; the Maven profile {@code nightly} sets it.
 */
public final class Effort {
  private static final int SCALE = Integer.getInteger("lawspeaker.laws", 1);

  private Effort() {}

  /** Where all draws come from: the system property {@code lawspeaker.seed}, or 1. */
  public static long seed() {
    return Long.getLong("lawspeaker.seed", 1);
  }

  /** How many games to play where the normal build plays so many. */
  public static int games(int normal) {
    return normal * SCALE;
  }

  /** Asked before every ply, says after so many that it is enough, but in the long build. */
  public static BooleanSupplier stopAfter(int plies) {
    AtomicInteger asked = new AtomicInteger();
    return () -> !isLong() && asked.incrementAndGet() > plies;
  }

  /** Whether more is tried than in the normal build. */
  public static boolean isLong() {
    return SCALE > 1;
  }
}
