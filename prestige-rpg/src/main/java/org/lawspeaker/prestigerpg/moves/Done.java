package org.lawspeaker.prestigerpg.moves;

import com.google.common.collect.ImmutableList;
import java.util.stream.IntStream;
import org.lawspeaker.engine.Seat;

/**
 * Has chosen enough.
 *
 * @param seat who
 */
public record Done(Seat seat) implements SeatMove {
  private static final ImmutableList<Done> ALL =
      IntStream.range(0, Seat.MOST)
          .mapToObj(seat -> new Done(Seat.of(seat)))
          .collect(ImmutableList.toImmutableList());

  /** The move of a seat. */
  public static Done of(Seat seat) {
    return ALL.get(seat.index());
  }
}
