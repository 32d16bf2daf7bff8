package org.lawspeaker.command.simulate;

import com.google.common.collect.ImmutableSortedMap;
import java.io.Serializable;
import java.util.Arrays;

/** Whole numbers from 0 as they are counted. Not safe to share between threads. */
final class Histogram implements Serializable {
  private static final long serialVersionUID = 1L;
  private static final int ROOM = 32;

  /** How often each number was seen. */
  private long[] times = new long[ROOM];

  void add(int number) {
    add(number, 1);
  }

  private void add(int number, long more) {
    if (number >= times.length) {
      times = Arrays.copyOf(times, Math.max(number + 1, 2 * times.length));
    }
    times[number] += more;
  }

  void addAll(Histogram other) {
    for (int number = 0; number < other.times.length; number++) {
      if (other.times[number] > 0) {
        add(number, other.times[number]);
      }
    }
  }

  /** All numbers added up. */
  long sum() {
    long sum = 0;
    for (int number = 0; number < times.length; number++) {
      sum += number * times[number];
    }
    return sum;
  }

  Spread spread() {
    ImmutableSortedMap.Builder<Integer, Long> values = ImmutableSortedMap.naturalOrder();
    for (int number = 0; number < times.length; number++) {
      if (times[number] > 0) {
        values.put(number, times[number]);
      }
    }
    return new Spread(values.build());
  }
}
