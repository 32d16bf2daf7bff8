package org.lawspeaker.engine.play;

/** The values that a search has seen, stretched so that they reach from 0 to 1. */
final class ValueRange {
  private double lowest = Double.POSITIVE_INFINITY;
  private double highest = Double.NEGATIVE_INFINITY;

  void seen(double value) {
    lowest = Math.min(lowest, value);
    highest = Math.max(highest, value);
  }

  /** Between 0 and 1 for a value between those seen; 0.5 if all were equal. */
  double stretched(double value) {
    return highest > lowest ? (value - lowest) / (highest - lowest) : 0.5;
  }
}
