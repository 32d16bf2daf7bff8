package org.lawspeaker.engine.show;

import java.util.Optional;

/**
 * A number that people watch.
 *
 * @param label what it counts, such as {@code gold}
 * @param value how much there is
 * @param most the most that there can be, or what it is measured against
 */
public record Gauge(String label, int value, Optional<Integer> most) {
  public static Gauge of(String label, int value) {
    return new Gauge(label, value, Optional.empty());
  }

  /** With the most that there can be. */
  public static Gauge of(String label, int value, int most) {
    return new Gauge(label, value, Optional.of(most));
  }
}
