package org.lawspeaker.command.server.store;

import com.google.common.collect.ImmutableList;

/**
 * A match as it was read.
 *
 * @param opening how it was begun
 * @param entries what happened since
 */
public record Saved(Opening opening, ImmutableList<Entry> entries) {
  /** Who decides now, in seat order. */
  public ImmutableList<String> players() {
    Opening now = opening;
    for (Entry entry : entries) {
      if (entry instanceof Entry.Seated change) {
        now = now.seated(change);
      }
    }
    return now.players();
  }
}
