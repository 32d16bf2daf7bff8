package org.lawspeaker.engine.json;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Problem;

/**
 * Collects problems up to a limit, so that a hostile file cannot fill the memory with complaints.
 */
final class Problems {
  static final int LIMIT = 1000;

  private final ImmutableList.Builder<Problem> listed = ImmutableList.builder();
  private int count;

  void add(String place, String message) {
    if (count < LIMIT) {
      listed.add(new Problem(place, message));
    } else if (count == LIMIT) {
      listed.add(new Problem(place, "more problems follow; the first " + LIMIT + " are listed"));
    }
    if (count <= LIMIT) {
      count++;
    }
  }

  /** Whether further problems would not be listed, so that looking for them is idle. */
  boolean isFull() {
    return count > LIMIT;
  }

  boolean isEmpty() {
    return count == 0;
  }

  ImmutableList<Problem> list() {
    return listed.build();
  }
}
