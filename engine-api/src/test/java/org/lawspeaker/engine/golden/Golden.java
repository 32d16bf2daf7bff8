package org.lawspeaker.engine.golden;

import org.lawspeaker.engine.Setup;

/**
 * A game worth keeping.
 *
 * @param name of its file, without an ending
 * @param setup what it is started with
 * @param players who plays at every seat
 * @param seed what chance and the players draw from
 * @param isBrief whether only moves are told, so that a long game can be read, and not what else
 *     was legal and what happened
 */
public record Golden(String name, Setup setup, Players players, long seed, boolean isBrief) {
  /** Who plays. */
  public enum Players {
    /** Any legal move; {@code lawspeaker play --seat 0=random} plays the same game. */
    RANDOM,
    /**
     * The best move by the game's own evaluation, to get further; {@code lawspeaker demo} plays the
     * same game.
     */
    GREEDY
  }

  public static Golden random(String name, Setup setup, long seed) {
    return new Golden(name, setup, Players.RANDOM, seed, false);
  }

  public static Golden greedy(String name, Setup setup, long seed) {
    return new Golden(name, setup, Players.GREEDY, seed, false);
  }

  /** The same game, told by its moves alone. */
  public Golden brief() {
    return new Golden(name, setup, players, seed, true);
  }
}
