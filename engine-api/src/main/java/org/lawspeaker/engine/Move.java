package org.lawspeaker.engine;

/**
 * One choice of one actor. Moves are records: two equal moves are the same choice. A game's moves
 * form one sealed interface that extends this one.
 */
public interface Move {
  /** Who makes this move. */
  Actor by();
}
