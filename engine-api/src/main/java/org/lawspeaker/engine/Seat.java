package org.lawspeaker.engine;

/**
 * A place at the table, counted from 0.
 *
 * @param index 0 to {@value #MOST} - 1
 */
public record Seat(int index) implements Actor, Viewer, Comparable<Seat> {
  /** The most seats that any table has: a set of seats fits in the bits of a long. */
  public static final int MOST = 64;

  private static final Seat[] SEATS = new Seat[MOST];

  static {
    for (int i = 0; i < MOST; i++) {
      SEATS[i] = new Seat(i);
    }
  }

  public Seat {
    if (index < 0 || index >= MOST) {
      throw new IllegalArgumentException("a seat is 0 to " + (MOST - 1) + ", not " + index);
    }
  }

  /** The seat of this index, without making a new object. */
  public static Seat of(int index) {
    return index >= 0 && index < MOST ? SEATS[index] : new Seat(index);
  }

  /** Written out, since seats are compared more often than anything else. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Seat seat && seat.index == index;
  }

  @Override
  public int hashCode() {
    return index;
  }

  @Override
  public int compareTo(Seat other) {
    return Integer.compare(index, other.index);
  }

  @Override
  public String toString() {
    return "seat " + index;
  }
}
