package org.lawspeaker.command.simulate;

import com.google.common.collect.ImmutableSortedMultiset;

/**
 * Whole numbers that were observed.
 *
 * @param values each as often as it was seen
 */
public record Spread(ImmutableSortedMultiset<Integer> values) {
  private static final double Z = 1.959964;

  public long count() {
    return values.size();
  }

  /** The least; 0 if nothing was observed. */
  public int least() {
    return values.isEmpty() ? 0 : values.elementSet().first();
  }

  /** The greatest; 0 if nothing was observed. */
  public int greatest() {
    return values.isEmpty() ? 0 : values.elementSet().last();
  }

  /** The lower of the middle ones; 0 if nothing was observed. */
  public int median() {
    int seen = 0;
    for (int value : values.elementSet()) {
      seen += values.count(value);
      if (2L * seen >= values.size()) {
        return value;
      }
    }
    return 0;
  }

  /** The average; 0 if nothing was observed. */
  public double mean() {
    double sum = 0;
    for (int value : values.elementSet()) {
      sum += (double) value * values.count(value);
    }
    return values.isEmpty() ? 0 : sum / values.size();
  }

  /** Half the width of the 95 % confidence interval of the mean; 0 for fewer than two numbers. */
  public double margin() {
    if (values.size() < 2) {
      return 0;
    }
    double mean = mean();
    double squares = 0;
    for (int value : values.elementSet()) {
      squares += (value - mean) * (value - mean) * values.count(value);
    }
    return Z * Math.sqrt(squares / (values.size() - 1) / values.size());
  }
}
