package org.lawspeaker.command.simulate;

import com.google.common.collect.ImmutableSortedMap;

/**
 * Whole numbers that were observed.
 *
 * @param times how often each was seen, at least once
 */
public record Spread(ImmutableSortedMap<Integer, Long> times) {
  private static final double Z = 1.959964;

  public long count() {
    return count(times);
  }

  /** How many of them are these or lie between. */
  public long count(int from, int to) {
    return count(times.subMap(from, true, to, true));
  }

  private static long count(ImmutableSortedMap<Integer, Long> times) {
    long count = 0;
    for (long each : times.values()) {
      count += each;
    }
    return count;
  }

  /** The least; 0 if nothing was observed. */
  public int least() {
    return times.isEmpty() ? 0 : times.firstKey();
  }

  /** The greatest; 0 if nothing was observed. */
  public int greatest() {
    return times.isEmpty() ? 0 : times.lastKey();
  }

  /** The lower of the middle ones; 0 if nothing was observed. */
  public int median() {
    long half = (count() + 1) / 2;
    long seen = 0;
    for (int value : times.keySet()) {
      seen += timesOf(value);
      if (seen >= half) {
        return value;
      }
    }
    return 0;
  }

  /** The average; 0 if nothing was observed. */
  public double mean() {
    double sum = 0;
    for (int value : times.keySet()) {
      sum += (double) value * timesOf(value);
    }
    return times.isEmpty() ? 0 : sum / count();
  }

  /** Half the width of the 95 % confidence interval of the mean; 0 for fewer than two numbers. */
  public double margin() {
    long count = count();
    if (count < 2) {
      return 0;
    }
    double mean = mean();
    double squares = 0;
    for (int value : times.keySet()) {
      squares += (value - mean) * (value - mean) * timesOf(value);
    }
    return Z * Math.sqrt(squares / (count - 1) / count);
  }

  /** How often this was seen. */
  long timesOf(int value) {
    return times.getOrDefault(value, 0L);
  }
}
