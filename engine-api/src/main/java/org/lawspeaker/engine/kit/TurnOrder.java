package org.lawspeaker.engine.kit;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;

/**
 * Whose turn it is at a round table. Play goes round by ascending seats, or by descending ones
 * after {@link #reversed}; eliminated seats are passed over for good, skipped ones once.
 *
 * @param seats how many sit at the table, 1 to {@link Seat#MOST}
 * @param current whose turn it is; stays so when this seat is eliminated, until {@link #next}
 * @param ascending whether the next turn is the next higher seat's
 * @param out the eliminated seats, bit {@code i} for {@code Seat.of(i)}
 * @param skipping the seats whose next turn is left out, in the same form
 */
public record TurnOrder(int seats, Seat current, boolean ascending, long out, long skipping) {
  public TurnOrder {
    if (seats < 1 || seats > Seat.MOST || current.index() >= seats) {
      throw new IllegalArgumentException(current + " at a table of " + seats);
    }
    if (beyond(out, seats) || beyond(skipping, seats)) {
      throw new IllegalArgumentException("only " + seats + " seats can be out or skipped");
    }
  }

  private static boolean beyond(long mask, int seats) {
    return seats < Seat.MOST && mask >>> seats != 0;
  }

  /** Everybody in, seat 0 first. */
  public static TurnOrder of(int seats) {
    return of(seats, Seat.of(0));
  }

  /** Everybody in, this seat first. */
  public static TurnOrder of(int seats, Seat first) {
    return new TurnOrder(seats, first, true, 0, 0);
  }

  /** Whether this seat has not been eliminated. */
  public boolean isIn(Seat seat) {
    return seat.index() < seats && (out & bit(seat)) == 0;
  }

  /** How many seats have not been eliminated. */
  public int left() {
    return seats - Long.bitCount(out);
  }

  /** The seats not eliminated, in the order of play, the current one first. */
  public ImmutableList<Seat> remaining() {
    ImmutableList.Builder<Seat> remaining = ImmutableList.builder();
    Seat seat = current;
    for (int i = 0; i < seats; i++) {
      if (isIn(seat)) {
        remaining.add(seat);
      }
      seat = neighbour(seat);
    }
    return remaining.build();
  }

  /**
   * The first seat after this one that has not been eliminated; the same seat if it is the last.
   *
   * @throws IllegalStateException if all are eliminated
   */
  public Seat after(Seat seat) {
    if (left() == 0) {
      throw new IllegalStateException("all seats are eliminated");
    }
    Seat next = neighbour(seat);
    while (!isIn(next)) {
      next = neighbour(next);
    }
    return next;
  }

  /**
   * The turn passes on. A seat that is skipped has thereby been skipped.
   *
   * @throws IllegalStateException if all are eliminated
   */
  public TurnOrder next() {
    Seat next = after(current);
    long left = skipping;
    while ((left & bit(next)) != 0) {
      left &= ~bit(next);
      next = after(next);
    }
    return new TurnOrder(seats, next, ascending, out, left);
  }

  /** The turn is this seat's. */
  public TurnOrder withCurrent(Seat seat) {
    return new TurnOrder(seats, seat, ascending, out, skipping);
  }

  /** The next turn of this seat is left out. */
  public TurnOrder skip(Seat seat) {
    return new TurnOrder(seats, current, ascending, out, skipping | bit(seat));
  }

  /** This seat gets no more turns. */
  public TurnOrder eliminate(Seat seat) {
    return new TurnOrder(seats, current, ascending, out | bit(seat), skipping & ~bit(seat));
  }

  /** Play goes round the other way. */
  public TurnOrder reversed() {
    return new TurnOrder(seats, current, !ascending, out, skipping);
  }

  private Seat neighbour(Seat seat) {
    return Seat.of(Math.floorMod(seat.index() + (ascending ? 1 : -1), seats));
  }

  private static long bit(Seat seat) {
    return 1L << seat.index();
  }
}
