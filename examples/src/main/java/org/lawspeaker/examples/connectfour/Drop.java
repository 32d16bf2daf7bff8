package org.lawspeaker.examples.connectfour;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Seat;

/**
 * A disc is dropped.
 *
 * @param by who drops it
 * @param column from 0 on the left
 */
public record Drop(Seat by, int column) implements Move {
  /** All moves of each seat, by the columns that are open: made once, never again. */
  private static final ImmutableList<ImmutableList<Drop>> FIRST = lists(Seat.of(0));

  private static final ImmutableList<ImmutableList<Drop>> SECOND = lists(Seat.of(1));

  /** The drops of a seat into the open columns. */
  static ImmutableList<Drop> into(int open, int seat) {
    return (seat == 0 ? FIRST : SECOND).get(open);
  }

  private static ImmutableList<ImmutableList<Drop>> lists(Seat seat) {
    Drop[] drops = new Drop[Position.COLUMNS];
    for (int column = 0; column < drops.length; column++) {
      drops[column] = new Drop(seat, column);
    }
    ImmutableList.Builder<ImmutableList<Drop>> lists = ImmutableList.builder();
    for (int open = 0; open < 1 << Position.COLUMNS; open++) {
      lists.add(into(open, drops));
    }
    return lists.build();
  }

  private static ImmutableList<Drop> into(int open, Drop[] drops) {
    ImmutableList.Builder<Drop> list = ImmutableList.builder();
    for (Drop drop : drops) {
      if (((open >>> drop.column) & 1) == 1) {
        list.add(drop);
      }
    }
    return list.build();
  }
}
