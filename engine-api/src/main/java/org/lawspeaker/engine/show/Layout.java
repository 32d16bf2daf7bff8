package org.lawspeaker.engine.show;

/** How the pieces of a zone lie. */
public sealed interface Layout {
  /** Side by side, in an order that matters or that people expect. */
  record Row() implements Layout {}

  /** Held in a hand: side by side, overlapping. */
  record Fan() implements Layout {}

  /** One on another, the top one first. */
  record Stack() implements Layout {}

  /** In any order. */
  record Heap() implements Layout {}

  /**
   * In cells; every piece says which is its own.
   *
   * @param columns at least 1
   * @param rows at least 1
   */
  record Grid(int columns, int rows) implements Layout {
    public Grid {
      if (columns < 1 || rows < 1) {
        throw new IllegalArgumentException("a grid of " + columns + " x " + rows);
      }
    }
  }
}
