package org.lawspeaker.engine.kit;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import org.lawspeaker.engine.Seat;

/** Sets of seats as bits; those of the lowest seats are made once, for every table uses them. */
final class SeatSets {
  /** Sets of so many of the lowest seats are kept. */
  private static final int KEPT_SEATS = 8;

  private static final ImmutableSet<?>[] KEPT = new ImmutableSet<?>[1 << KEPT_SEATS];

  static {
    for (int bits = 0; bits < KEPT.length; bits++) {
      KEPT[bits] = made(bits);
    }
  }

  private SeatSets() {}

  static long bit(Seat seat) {
    return 1L << seat.index();
  }

  static long bits(ImmutableSet<Seat> seats) {
    long bits = 0;
    int left = seats.size();
    for (int i = 0; left > 0; i++) { // asks for each seat, for an iterator would be one more object
      if (seats.contains(Seat.of(i))) {
        bits |= 1L << i;
        left--;
      }
    }
    return bits;
  }

  static long bits(ImmutableList<Seat> seats) {
    long bits = 0;
    for (int i = 0; i < seats.size(); i++) {
      bits |= bit(seats.get(i));
    }
    return bits;
  }

  /** The seats of these bits, in ascending order. */
  @SuppressWarnings("unchecked") // all sets kept are sets of seats
  static ImmutableSet<Seat> of(long bits) {
    return bits >= 0 && bits < KEPT.length ? (ImmutableSet<Seat>) KEPT[(int) bits] : made(bits);
  }

  @SuppressWarnings("ReferenceEquality") // sets made here are the same object: no need to compare
  static boolean isAscending(ImmutableSet<Seat> seats) {
    return seats == of(bits(seats)) || seats.asList().equals(of(bits(seats)).asList());
  }

  private static ImmutableSet<Seat> made(long bits) {
    ImmutableSet.Builder<Seat> seats = ImmutableSet.builder();
    for (long left = bits; left != 0; left &= left - 1) {
      seats.add(Seat.of(Long.numberOfTrailingZeros(left)));
    }
    return seats.build();
  }
}
