package org.lawspeaker.command.workforce;

import com.google.common.collect.ImmutableList;
import java.io.Serializable;

/**
 * Some games that are played in one go.
 *
 * @param series which of several series of games, from 0
 * @param first the index of the first game in it, from 0
 * @param count how many there are
 */
public record Stretch(int series, int first, int count) implements Serializable {
  /**
   * Enough that many machines have something to do, and that little is played again after a loss.
   */
  private static final int LEAST_STRETCHES = 256;

  /** No more than can be kept in mind, if they are not too long. */
  private static final int MOST_STRETCHES = 10_000;

  private static final int LONGEST = 1000;

  /** All games of all series, in order; the same whoever plays them. */
  public static ImmutableList<Stretch> all(int series, int games) {
    long total = Math.multiplyFull(series, games);
    long length =
        Math.max(total / MOST_STRETCHES, Math.max(1, Math.min(LONGEST, total / LEAST_STRETCHES)));
    ImmutableList.Builder<Stretch> all = ImmutableList.builder();
    for (int i = 0; i < series; i++) {
      for (long first = 0; first < games; first += length) {
        all.add(new Stretch(i, (int) first, (int) Math.min(length, games - first)));
      }
    }
    return all.build();
  }
}
