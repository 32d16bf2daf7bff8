package org.lawspeaker.command.server.lobby;

import org.lawspeaker.command.server.table.Table;

/**
 * Somebody with a key at a table, which stays at hand until the visit is closed.
 *
 * @param table where
 * @param access what the key opens
 * @param leave what is done at the end
 */
public record Visit(Table<?, ?, ?> table, Access access, Runnable leave) implements AutoCloseable {
  @Override
  public void close() {
    leave.run();
  }
}
