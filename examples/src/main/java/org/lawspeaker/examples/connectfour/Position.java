package org.lawspeaker.examples.connectfour;

import org.lawspeaker.engine.Seat;

/**
 * The discs in the grid. Bit {@code 7 * column + row} is a cell, columns from the left and rows
 * from the bottom, both from 0; the seventh row is always empty and keeps columns apart.
 *
 * @param first the discs of seat 0
 * @param second the discs of seat 1
 */
public record Position(long first, long second) {
  static final int COLUMNS = 7;
  static final int ROWS = 6;
  static final int CELLS = COLUMNS * ROWS;
  static final Position EMPTY = new Position(0, 0);

  /** The lowest cell of every column. */
  static final long BOTTOM = 0b0000001_0000001_0000001_0000001_0000001_0000001_0000001L;

  /** All 42 cells. */
  static final long GRID = BOTTOM * 0b111111;

  long occupied() {
    return first | second;
  }

  int discs() {
    return Long.bitCount(occupied());
  }

  /** C4-TURN-01: whose turn it is, by the number of discs. */
  int turn() {
    return discs() & 1;
  }

  long discsOf(int seat) {
    return seat == 0 ? first : second;
  }

  /** Whether a disc fits into this column, 0 to 6. */
  boolean hasRoom(int column) {
    return (occupied() & (1L << (column * 7 + ROWS - 1))) == 0;
  }

  /** The columns with room, bit {@code i} for column {@code i}. */
  int open() {
    long top = occupied() >>> (ROWS - 1);
    int full = 0;
    for (int column = 0; column < COLUMNS; column++) {
      full |= (int) ((top >>> (column * 7)) & 1) << column;
    }
    return ~full & 0b1111111;
  }

  /** The position after a drop by the seat whose turn it is; adding 1 carries up to a free cell. */
  Position drop(int column) {
    long occupied = occupied();
    long disc = (occupied + (1L << (column * 7))) & ~occupied & (0b111111L << (column * 7));
    return turn() == 0 ? new Position(first | disc, second) : new Position(first, second | disc);
  }

  /** Whether one of the seats has four in line. */
  boolean isWon() {
    return Lines.hasFour(first) || Lines.hasFour(second);
  }

  /** The seat that has four in line, if {@link #isWon}. */
  Seat winner() {
    return Seat.of(Lines.hasFour(first) ? 0 : 1);
  }

  boolean isFull() {
    return occupied() == GRID;
  }
}
