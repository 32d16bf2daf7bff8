package org.lawspeaker.engine.laws;

import com.google.common.collect.ImmutableMap;
import java.util.List;
import org.lawspeaker.engine.Move;

/** Counts while a verification runs. Not safe to share between threads. */
final class Tally {
  private final long[] checks;
  private int games;
  private long plies;

  Tally(int laws) {
    checks = new long[laws];
  }

  void check(int law) {
    checks[law]++;
  }

  void ply() {
    plies++;
  }

  void game() {
    games++;
  }

  int games() {
    return games;
  }

  long plies() {
    return plies;
  }

  <S, M extends Move, V> ImmutableMap<String, Long> checks(List<Law<S, M, V>> laws) {
    ImmutableMap.Builder<String, Long> byName = ImmutableMap.builder();
    for (int i = 0; i < checks.length; i++) {
      byName.put(laws.get(i).name(), checks[i]);
    }
    return byName.buildOrThrow();
  }
}
