package org.lawspeaker.prestigerpg.table;

import com.google.common.collect.ImmutableList;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.prestigerpg.state.Settings;

/**
 * Some of the seats in some order. All orders there are (1,957) are made once, each leading to
 * those with one seat more, so that ranking the players of every position makes no lists.
 */
public final class SeatOrder {
  public static final SeatOrder NOBODY = new SeatOrder(ImmutableList.of());

  private final ImmutableList<Seat> seats;
  private final @Nullable SeatOrder[] longer = new SeatOrder[Settings.MOST_SEATS];

  private SeatOrder(ImmutableList<Seat> seats) {
    this.seats = seats;
    for (int i = 0; i < Settings.MOST_SEATS; i++) {
      if (!seats.contains(Seat.of(i))) {
        longer[i] = new SeatOrder(Lists.plus(seats, Seat.of(i)));
      }
    }
  }

  /** The seats, in their order. */
  public ImmutableList<Seat> seats() {
    return seats;
  }

  /** With this seat, which is not in it yet, behind the others. */
  public SeatOrder then(Seat seat) {
    SeatOrder more = longer[seat.index()];
    if (more == null) {
      throw new IllegalArgumentException(seat + " is in the order " + seats);
    }
    return more;
  }
}
