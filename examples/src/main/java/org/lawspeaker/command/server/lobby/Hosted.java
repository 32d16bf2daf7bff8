package org.lawspeaker.command.server.lobby;

import org.lawspeaker.command.server.store.Opening;
import org.lawspeaker.command.server.table.Table;

/** A match at hand. */
record Hosted(Opening opening, Table<?, ?, ?> table) {
  String id() {
    return opening.match();
  }
}
