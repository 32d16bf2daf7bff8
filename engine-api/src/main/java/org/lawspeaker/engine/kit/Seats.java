package org.lawspeaker.engine.kit;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.UnmodifiableIterator;
import org.lawspeaker.engine.Seat;

/**
 * A set of seats, held as bits: asking whether a seat is in it, or joining two sets, takes constant
 * time. Immutable; those of the lowest eight seats are made once.
 */
public final class Seats implements Iterable<Seat>, Fingerprinted {
  /** Sets of so many of the lowest seats are kept. */
  private static final int KEPT_SEATS = 8;

  private static final Seats[] KEPT = new Seats[1 << KEPT_SEATS];

  static {
    for (int bits = 0; bits < KEPT.length; bits++) {
      KEPT[bits] = new Seats(bits);
    }
  }

  private final long bits;
  private final ImmutableSet<Seat> set;

  private Seats(long bits) {
    this.bits = bits;
    ImmutableSet.Builder<Seat> seats = ImmutableSet.builder();
    for (long left = bits; left != 0; left &= left - 1) {
      seats.add(Seat.of(Long.numberOfTrailingZeros(left)));
    }
    this.set = seats.build();
  }

  /** No seat. */
  public static Seats none() {
    return KEPT[0];
  }

  /** These seats, however often each is named. */
  public static Seats of(Iterable<Seat> seats) {
    long bits = 0;
    for (Seat seat : seats) {
      bits |= bit(seat);
    }
    return of(bits);
  }

  /** These seats, however often each is named. */
  public static Seats of(ImmutableList<Seat> seats) {
    long bits = 0;
    for (int i = 0; i < seats.size(); i++) {
      bits |= bit(seats.get(i));
    }
    return of(bits);
  }

  private static Seats of(long bits) {
    return bits >= 0 && bits < KEPT.length ? KEPT[(int) bits] : new Seats(bits);
  }

  private static long bit(Seat seat) {
    return 1L << seat.index();
  }

  public boolean contains(Seat seat) {
    return (bits & bit(seat)) != 0;
  }

  /** Whether all of these are in it. */
  public boolean containsAll(Seats others) {
    return (others.bits & ~bits) == 0;
  }

  public int size() {
    return Long.bitCount(bits);
  }

  public Seats with(Seat seat) {
    return of(bits | bit(seat));
  }

  /** Without any of these. */
  public Seats without(Seats others) {
    return of(bits & ~others.bits);
  }

  /** How many of the seats come before this one: its index if it is among them. */
  public int before(Seat seat) {
    return Long.bitCount(bits & (bit(seat) - 1));
  }

  /** The seats, in ascending order. */
  public ImmutableSet<Seat> asSet() {
    return set;
  }

  @Override
  public UnmodifiableIterator<Seat> iterator() {
    return set.iterator();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Seats seats && bits == seats.bits;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(bits);
  }

  @Override
  public void feed(Fingerprint to) {
    to.add(bits);
  }

  /** The seats in brackets, in ascending order. */
  @Override
  public String toString() {
    return set.toString();
  }
}
