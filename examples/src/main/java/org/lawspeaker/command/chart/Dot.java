package org.lawspeaker.command.chart;

import java.util.Locale;

/**
 * An estimate of a share.
 *
 * @param label what it is of
 * @param value between {@code low} and {@code high}
 * @param low the lower end of its interval, at least 0
 * @param high the upper end of its interval, at most 1
 */
public record Dot(String label, double value, double low, double high) {
  /** The numbers as tables have them. */
  String says() {
    return String.format(
        Locale.ROOT, "%.1f %%, %.1f to %.1f %%", 100 * value, 100 * low, 100 * high);
  }
}
