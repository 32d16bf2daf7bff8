package org.lawspeaker.command.chart;

import java.util.Locale;

/**
 * The share that a chart compares with.
 *
 * @param share between 0 and 1
 */
public record Rule(double share) {
  /**
   * Half of all games for one player alone; else what each of so many seats would win by chance.
   */
  public static Rule among(int seats) {
    return new Rule(seats == 1 ? 0.5 : 1.0 / seats);
  }

  /** As {@code 50 %} or {@code 16.7 %}. */
  String says() {
    double percent = 100 * share;
    return String.format(
        Locale.ROOT, percent == Math.rint(percent) ? "%.0f %%" : "%.1f %%", percent);
  }
}
