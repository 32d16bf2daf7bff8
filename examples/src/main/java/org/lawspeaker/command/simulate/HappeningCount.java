package org.lawspeaker.command.simulate;

import com.google.common.collect.ImmutableList;
import java.io.Serializable;
import java.util.Arrays;

/** How often something happens, as it is counted. Not safe to share between threads. */
final class HappeningCount implements Serializable {
  private static final long serialVersionUID = 1L;

  /** By seat, in how many games with it that seat won. */
  private final long[] wins;

  private long times;
  private long games;

  HappeningCount(int seats) {
    wins = new long[seats];
  }

  /** It has happened so often in a game that these seats have won. */
  void happened(int often, boolean[] won) {
    times += often;
    games++;
    for (int seat = 0; seat < wins.length; seat++) {
      wins[seat] += won[seat] ? 1 : 0;
    }
  }

  /** Adds what was counted in other games. */
  void addAll(HappeningCount other) {
    times += other.times;
    games += other.games;
    for (int seat = 0; seat < wins.length; seat++) {
      wins[seat] += other.wins[seat];
    }
  }

  /**
   * How often it happened.
   *
   * @param all how many games there were
   */
  HappeningUse use(int all) {
    return new HappeningUse(
        times,
        new Share(games, all),
        Arrays.stream(wins)
            .mapToObj(count -> new Share(count, games))
            .collect(ImmutableList.toImmutableList()));
  }
}
