package org.lawspeaker.command.server.table;

/** Who lets programs decide, aside from all requests. */
public interface Crew {
  /** A program owes a decision: {@link Table#programDecides} is called until none does. */
  void play(Table<?, ?, ?> table);

  /** A program fails at a decision; its first move is made instead. */
  void troubled(String who, Throwable thrown);
}
