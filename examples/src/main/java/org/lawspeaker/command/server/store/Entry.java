package org.lawspeaker.command.server.store;

/** A line of a match's record. */
public sealed interface Entry permits Entry.Made, Entry.TakenBack {
  /**
   * A move, Nature's included.
   *
   * @param move in notation
   * @param check the check hash of the position after it
   */
  record Made(String move, String check) implements Entry {}

  /** The last decision was taken back. */
  record TakenBack() implements Entry {}
}
