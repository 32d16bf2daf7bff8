package org.lawspeaker.command.simulate;

import java.util.Arrays;

/**
 * The choices of one game, kept until it is known how it ended: they are counted only then. Holds
 * the counters themselves, so that counting looks nothing up. Not safe to share between threads.
 */
final class Choices {
  private static final int ROOM = 256;

  private int size;
  private Histogram[] windows = new Histogram[ROOM];
  private int[] legal = new int[ROOM];
  private MoveCount[] moves = new MoveCount[ROOM];
  private int[] seats = new int[ROOM];

  /** A seat was asked this, could make so many moves, and made this one. */
  void add(Histogram window, int choices, MoveCount move, int seat) {
    if (size == legal.length) {
      int room = 2 * size;
      windows = Arrays.copyOf(windows, room);
      legal = Arrays.copyOf(legal, room);
      moves = Arrays.copyOf(moves, room);
      seats = Arrays.copyOf(seats, room);
    }
    windows[size] = window;
    legal[size] = choices;
    moves[size] = move;
    seats[size] = seat;
    size++;
  }

  boolean isEmpty() {
    return size == 0;
  }

  /** Forgets all of them. */
  void clear() {
    size = 0;
  }

  /**
   * Counts all of them.
   *
   * @param game its number, from 1
   * @param won by seat, whether it won
   */
  void count(int game, boolean[] won) {
    for (int i = 0; i < size; i++) {
      windows[i].add(legal[i]);
      moves[i].made(game, seats[i], won[seats[i]]);
    }
  }
}
