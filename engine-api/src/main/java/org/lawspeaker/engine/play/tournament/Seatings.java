package org.lawspeaker.engine.play.tournament;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;

/** How the seats of a match are shared out between two entrants. */
public enum Seatings {
  /**
   * One of them takes one seat, in turn each, and the other all others; then the other way round.
   * With two seats, each plays at each; with one, each plays alone.
   */
  ONE_AMONG_OTHERS {
    @Override
    ImmutableSet<ImmutableList<Integer>> of(int seats) {
      ImmutableSet.Builder<ImmutableList<Integer>> all = ImmutableSet.builder();
      for (int one = 0; one < 2; one++) {
        for (int place = 0; place < seats; place++) {
          ImmutableList.Builder<Integer> seating = ImmutableList.builder();
          for (int seat = 0; seat < seats; seat++) {
            seating.add(seat == place ? one : 1 - one);
          }
          all.add(seating.build());
        }
      }
      return all.build();
    }
  },
  /** Each takes all seats of its own match: for games that seats win or lose together. */
  EACH_AMONG_ITSELF {
    @Override
    ImmutableSet<ImmutableList<Integer>> of(int seats) {
      ImmutableSet.Builder<ImmutableList<Integer>> all = ImmutableSet.builder();
      for (int one = 0; one < 2; one++) {
        ImmutableList.Builder<Integer> seating = ImmutableList.builder();
        for (int seat = 0; seat < seats; seat++) {
          seating.add(one);
        }
        all.add(seating.build());
      }
      return all.build();
    }
  };

  /** Every seating of one deal: 0 for the first entrant and 1 for the second, by seat. */
  abstract ImmutableSet<ImmutableList<Integer>> of(int seats);
}
