package org.lawspeaker.examples.tictactoe;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Seat;

/**
 * A square is marked.
 *
 * @param by who marks it
 * @param square from 0, from left to right and from the top down
 */
public record Mark(Seat by, int square) implements Move {
  /** The marks of each seat, by the squares that are empty: made once. */
  private static final ImmutableList<ImmutableList<Mark>> FIRST = lists(Seat.of(0));

  private static final ImmutableList<ImmutableList<Mark>> SECOND = lists(Seat.of(1));

  static ImmutableList<Mark> on(int empty, int seat) {
    return (seat == 0 ? FIRST : SECOND).get(empty);
  }

  private static ImmutableList<ImmutableList<Mark>> lists(Seat seat) {
    ImmutableList.Builder<ImmutableList<Mark>> lists = ImmutableList.builder();
    for (int empty = 0; empty <= Board.FULL; empty++) {
      ImmutableList.Builder<Mark> list = ImmutableList.builder();
      for (int square = 0; square < Board.SQUARES; square++) {
        if ((empty >>> square & 1) == 1) {
          list.add(new Mark(seat, square));
        }
      }
      lists.add(list.build());
    }
    return lists.build();
  }
}
