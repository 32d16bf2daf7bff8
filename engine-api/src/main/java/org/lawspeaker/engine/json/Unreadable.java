package org.lawspeaker.engine.json;

/** A text cannot be read any further; never leaves this package. */
final class Unreadable extends Exception {
  private static final long serialVersionUID = 1L;

  private final int line;

  /**
   * Says why.
   *
   * @param line where, counted from 1
   */
  Unreadable(int line, String message) {
    super(message);
    this.line = line;
  }

  int line() {
    return line;
  }
}
