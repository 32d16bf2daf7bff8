package org.lawspeaker.testkit.wager;

import com.google.common.collect.ImmutableList;
import java.util.stream.IntStream;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Range;

/**
 * @param stones what each seat has drawn so far, seat 0 first
 * @param isCalled whether the game is over
 */
public record WagerState(
    @Range(min = 2, max = 3) int limit,
    ImmutableList<Integer> stones,
    int wager,
    @Range(min = 0, max = 1) int turn,
    boolean isCalled) {
  /** Whether both seats have drawn. */
  boolean isDrawn() {
    return stones.size() == 2;
  }

  Seat seat() {
    return Seat.of(isDrawn() ? turn : stones.size());
  }

  ImmutableList<Integer> stonesLeft(int all) {
    return left(all, stones);
  }

  static ImmutableList<Integer> left(int all, ImmutableList<Integer> taken) {
    return IntStream.rangeClosed(1, all)
        .filter(stone -> !taken.contains(stone))
        .boxed()
        .collect(ImmutableList.toImmutableList());
  }

  WagerState withStones(ImmutableList<Integer> changed) {
    return new WagerState(limit, changed, wager, turn, isCalled);
  }

  WagerState raised() {
    return new WagerState(limit, stones, wager + 1, 1 - turn, false);
  }

  WagerState called() {
    return new WagerState(limit, stones, wager, turn, true);
  }
}
