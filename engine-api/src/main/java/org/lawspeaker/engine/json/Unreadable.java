package org.lawspeaker.engine.json;

/** A text cannot be read any further; never leaves this package. */
final class Unreadable extends Exception {
  private static final long serialVersionUID = 1L;

  private final String place;

  /**
   * Says why.
   *
   * @param line where, counted from 1
   */
  Unreadable(int line, String message) {
    super(message);
    this.place = Integer.toString(line);
  }

  /** Says why, and exactly where. */
  Unreadable(Mark mark, String message) {
    super(message);
    this.place = mark.toString();
  }

  /** The line, with the column if it is known, as in {@code 12:5}. */
  String place() {
    return place;
  }
}
