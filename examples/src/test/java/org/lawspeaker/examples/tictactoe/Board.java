package org.lawspeaker.examples.tictactoe;

import org.lawspeaker.engine.Seat;

/**
 * A position: nine squares, from left to right and from the top down, as bits.
 *
 * @param first the squares of the first seat
 * @param second the squares of the second seat
 */
public record Board(int first, int second) {
  static final int SQUARES = 9;
  static final int FULL = (1 << SQUARES) - 1;
  static final Board EMPTY = new Board(0, 0);

  private static final int[] LINES = {
    0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100, 0b100010001, 0b1010100
  };

  /** Every set of squares that has three in a row, found once. */
  private static final boolean[] THREE = new boolean[FULL + 1];

  static {
    for (int squares = 0; squares <= FULL; squares++) {
      for (int line : LINES) {
        THREE[squares] |= (squares & line) == line;
      }
    }
  }

  /** The seat whose turn it is. */
  int turn() {
    return Integer.bitCount(first) == Integer.bitCount(second) ? 0 : 1;
  }

  int empty() {
    return FULL & ~(first | second);
  }

  boolean hasThree(Seat seat) {
    return THREE[seat.index() == 0 ? first : second];
  }

  boolean isWon() {
    return THREE[first] || THREE[second];
  }

  Board with(Mark mark) {
    int square = 1 << mark.square();
    return mark.by().index() == 0
        ? new Board(first | square, second)
        : new Board(first, second | square);
  }
}
