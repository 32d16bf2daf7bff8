package org.lawspeaker.prestigerpg.state;

import com.google.common.collect.ImmutableList;
import java.util.stream.IntStream;
import org.lawspeaker.engine.Seat;

/**
 * What was chosen when something was played.
 *
 * @param seat a seat; -1 for none
 * @param what a token, the index of a set card, or the id of an item; -1 for none
 */
public record Target(int seat, int what) {
  public static final Target NONE = new Target(-1, -1);

  private static final ImmutableList<Target> SEATS =
      IntStream.range(0, Seat.MOST)
          .mapToObj(seat -> new Target(seat, -1))
          .collect(ImmutableList.toImmutableList());

  public static Target of(Seat seat) {
    return SEATS.get(seat.index());
  }

  public static Target token(int token) {
    return new Target(-1, token);
  }

  public boolean hasSeat() {
    return seat >= 0;
  }

  /** The seat chosen; asked only if there is one. */
  public Seat chosen() {
    return Seat.of(seat);
  }
}
