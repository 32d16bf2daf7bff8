package org.lawspeaker.examples.embercourt;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;

/** Lists with one entry for each seat. */
final class Seats {
  private Seats() {}

  static <T> ImmutableList<T> set(ImmutableList<T> list, Seat seat, T value) {
    ImmutableList.Builder<T> changed = ImmutableList.builderWithExpectedSize(list.size());
    for (int i = 0; i < list.size(); i++) {
      changed.add(i == seat.index() ? value : list.get(i));
    }
    return changed.build();
  }
}
