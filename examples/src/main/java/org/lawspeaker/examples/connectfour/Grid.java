package org.lawspeaker.examples.connectfour;

import com.google.common.collect.ImmutableList;

/**
 * What everybody sees (C4-OPEN-01).
 *
 * @param rows the rows from the top down; in each, {@code x} is a disc of seat 0, {@code o} one of
 *     seat 1, {@code .} a free cell
 */
public record Grid(ImmutableList<String> rows) {
  public Grid {
    if (rows.size() != Position.ROWS || !rows.stream().allMatch(row -> row.matches("[xo.]{7}"))) {
      throw new IllegalArgumentException("six rows of seven cells, each of them x, o or .");
    }
  }

  static Grid of(Position position) {
    ImmutableList.Builder<String> rows = ImmutableList.builder();
    for (int row = Position.ROWS - 1; row >= 0; row--) {
      StringBuilder cells = new StringBuilder(Position.COLUMNS);
      for (int column = 0; column < Position.COLUMNS; column++) {
        long cell = 1L << (column * 7 + row);
        boolean isFirst = (position.first() & cell) != 0;
        boolean isSecond = (position.second() & cell) != 0;
        cells.append(isFirst ? 'x' : isSecond ? 'o' : '.');
      }
      rows.add(cells.toString());
    }
    return new Grid(rows.build());
  }

  Position position() {
    return new Position(discs('x'), discs('o'));
  }

  private long discs(char colour) {
    long discs = 0;
    for (int i = 0; i < Position.ROWS; i++) {
      String cells = rows.get(Position.ROWS - 1 - i);
      for (int column = 0; column < Position.COLUMNS; column++) {
        if (cells.charAt(column) == colour) {
          discs |= 1L << (column * 7 + i);
        }
      }
    }
    return discs;
  }
}
