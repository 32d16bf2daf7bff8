package org.lawspeaker.command.chart;

import com.google.common.collect.ImmutableList;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * An axis of shares from one round number to another.
 *
 * @param first in percent
 * @param last in percent
 * @param step between its marks, in percent
 */
record Axis(int first, int last, int step) {
  private static final int MOST_MARKS = 6;
  private static final ImmutableList<Integer> STEPS = ImmutableList.of(1, 2, 5, 10);

  /** The narrowest that shows all of these shares. */
  static Axis fitting(DoubleStream shares) {
    double[] all = shares.map(share -> 100 * share).sorted().toArray();
    for (int step : STEPS) {
      Axis axis = around(all[0], all[all.length - 1], step);
      if ((axis.last - axis.first) / step <= MOST_MARKS) {
        return axis;
      }
    }
    return around(all[0], all[all.length - 1], 20);
  }

  private static Axis around(double least, double most, int step) {
    int first = (int) Math.floor(least / step) * step;
    int last = (int) Math.ceil(most / step) * step;
    return new Axis(first, Math.max(last, first + step), step);
  }

  /** The marks in percent. */
  IntStream marks() {
    return IntStream.rangeClosed(0, (last - first) / step).map(i -> first + i * step);
  }

  /** How far along the axis this share is: 0 to 1. */
  double place(double share) {
    return (100 * share - first) / (last - first);
  }
}
