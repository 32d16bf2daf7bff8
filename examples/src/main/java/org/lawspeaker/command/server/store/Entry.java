package org.lawspeaker.command.server.store;

import java.util.Optional;

/** A line of a match's record. */
public sealed interface Entry permits Entry.Made, Entry.TakenBack, Entry.Seated {
  /**
   * A move, Nature's included.
   *
   * @param move in notation
   * @param check the check hash of the position after it
   */
  record Made(String move, String check) implements Entry {}

  /** The last decision was taken back. */
  record TakenBack() implements Entry {}

  /**
   * A seat was given to somebody else, or is called otherwise.
   *
   * @param player who decides from now on; if empty, whoever did
   * @param name what the seat is called; if empty, what it was
   * @param key the hash of the key that opens it now, if a person decides from now on
   */
  record Seated(int seat, Optional<String> player, Optional<String> name, Optional<String> key)
      implements Entry {}
}
