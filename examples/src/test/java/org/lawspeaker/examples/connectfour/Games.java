package org.lawspeaker.examples.connectfour;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;

/** Positions for the tests. */
final class Games {
  static final ConnectFour GAME = new ConnectFourProvider().game();

  private Games() {}

  /** After discs in these columns, counted from 1. */
  static Position after(int... columns) {
    Position position = GAME.start(Setup.of(2)).orThrow();
    for (int column : columns) {
      position = GAME.apply(position, drop(position.turn(), column));
    }
    return position;
  }

  static Drop drop(int seat, int column) {
    return new Drop(Seat.of(seat), column - 1);
  }

  static Position rows(String... rows) {
    return new Grid(ImmutableList.copyOf(rows)).position();
  }
}
