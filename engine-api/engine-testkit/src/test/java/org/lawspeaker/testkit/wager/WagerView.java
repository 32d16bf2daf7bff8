package org.lawspeaker.testkit.wager;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;

/**
 * @param drawn how many seats have drawn
 * @param seen the stones that the viewer knows
 */
public record WagerView(
    int limit, int drawn, ImmutableList<Seen> seen, int wager, int turn, boolean isCalled) {
  /** A stone of a seat. */
  public record Seen(int seat, int stone) {}

  static WagerView of(WagerState state, Viewer viewer) {
    ImmutableList.Builder<Seen> seen = ImmutableList.builder();
    for (int i = 0; i < state.stones().size(); i++) {
      if (state.isCalled() || viewer == Onlooker.ARBITER || viewer.equals(Seat.of(i))) {
        seen.add(new Seen(i, state.stones().get(i)));
      }
    }
    return new WagerView(
        state.limit(),
        state.stones().size(),
        seen.build(),
        state.wager(),
        state.turn(),
        state.isCalled());
  }
}
