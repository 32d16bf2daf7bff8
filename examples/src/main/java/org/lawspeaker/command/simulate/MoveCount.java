package org.lawspeaker.command.simulate;

import java.io.Serializable;

/** How a move is used, as it is counted. Not safe to share between threads. */
final class MoveCount implements Serializable {
  private static final long serialVersionUID = 1L;

  /** By seat, the last game in which it made the move, counted from 1. */
  private final int[] lastGame;

  private long times;
  private long users;
  private long winners;

  MoveCount(int seats) {
    lastGame = new int[seats];
  }

  /** A seat that won the game, or did not, has made the move in it. */
  void made(int game, int seat, boolean won) {
    times++;
    if (lastGame[seat] != game) {
      lastGame[seat] = game;
      users++;
      winners += won ? 1 : 0;
    }
  }

  /** Adds what was counted in other games. */
  void addAll(MoveCount other) {
    times += other.times;
    users += other.users;
    winners += other.winners;
  }

  MoveUse use() {
    return new MoveUse(times, new Share(winners, users));
  }
}
