package org.lawspeaker.testkit.golden;

import org.lawspeaker.engine.Setup;

/**
 * A game worth keeping.
 *
 * @param name of its file, without an ending
 * @param setup what it is started with
 * @param players who plays at every seat
 * @param seed what chance and the players draw from
 * @param plies how many plies are told, chance included; a whole game mostly has fewer
 * @param isBrief whether only moves are told, so that a long game can be read, and not what else
 *     was legal and what happened
 */
public record Golden(
    String name, Setup setup, Players players, long seed, int plies, boolean isBrief) {
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
    return new Golden(name, setup, Players.RANDOM, seed, Integer.MAX_VALUE, false);
  }

  public static Golden greedy(String name, Setup setup, long seed) {
    return new Golden(name, setup, Players.GREEDY, seed, Integer.MAX_VALUE, false);
  }

  /** The beginning of this game, for games that are too long to be told as a whole. */
  public Golden upTo(int mostPlies) {
    return new Golden(name, setup, players, seed, mostPlies, isBrief);
  }

  /** The same game, told by its moves alone. */
  public Golden brief() {
    return new Golden(name, setup, players, seed, plies, true);
  }
}
