package org.lawspeaker.command.server.table;

/** Who lets programs decide, aside from all requests. */
public interface Crew {
  /**
   * A program owes a decision at this table: {@link Table#programDecides} is called until none
   * does.
   */
  void play(Table<?, ?, ?> table);
}
