package org.lawspeaker.gloomkilforth.state;

/** The formats of a game (GOK-GAME-02). */
public enum Format {
  COMPETITIVE,
  COOPERATIVE,
  /** The cooperative rules, with one player for all heroes (GOK-GAME-03). */
  SOLO;

  /** Whether all win or lose together. */
  public boolean isShared() {
    return this != COMPETITIVE;
  }
}
