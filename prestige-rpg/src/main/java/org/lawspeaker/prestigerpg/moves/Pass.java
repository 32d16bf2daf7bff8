package org.lawspeaker.prestigerpg.moves;

import com.google.common.collect.ImmutableList;
import java.util.stream.IntStream;
import org.lawspeaker.engine.Seat;

/**
 * Lets a window go by.
 *
 * @param seat who
 */
public record Pass(Seat seat) implements SeatMove {
  /** The pass of each seat: the move that is made most often. */
  private static final ImmutableList<Pass> PASSES =
      IntStream.range(0, Seat.MOST)
          .mapToObj(seat -> new Pass(Seat.of(seat)))
          .collect(ImmutableList.toImmutableList());

  /** The pass of a seat. */
  public static Pass of(Seat seat) {
    return PASSES.get(seat.index());
  }

  @Override
  public boolean isPass() {
    return true;
  }
}
