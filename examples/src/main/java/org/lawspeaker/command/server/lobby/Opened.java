package org.lawspeaker.command.server.lobby;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.json.Doc;

/** A match that was opened, and the keys to it: whoever has one may do what it opens. */
public record Opened(
    @Doc("The match's id.") String match,
    @Doc("Opens the record of the match, secrets included.") String host,
    @Doc("The key of each seat for which a person decides.") ImmutableList<SeatKey> seats,
    @Doc("Opens what lies open to everybody.") String watch) {
  /** The key of a seat. */
  public record SeatKey(int seat, String key) {}
}
