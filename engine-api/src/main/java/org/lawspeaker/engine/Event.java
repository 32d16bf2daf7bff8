package org.lawspeaker.engine;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;

/**
 * Something that happened while a move was carried out. An event that only some may know is made
 * twice: once for them, once for all without the secret.
 *
 * @param citation the clause that made it happen
 * @param kind a short stable word for programs, such as {@code slotted}
 * @param says the event as a sentence
 * @param facts names and values
 * @param audience who may know; empty means everybody
 */
public record Event(
    Citation citation,
    String kind,
    String says,
    ImmutableMap<String, String> facts,
    ImmutableSet<Seat> audience) {
  /** An event that everybody may know. */
  public static Event open(
      Citation citation, String kind, String says, ImmutableMap<String, String> facts) {
    return new Event(citation, kind, says, facts, ImmutableSet.of());
  }

  /** An event that only these seats may know. */
  public static Event secret(
      Citation citation,
      String kind,
      String says,
      ImmutableMap<String, String> facts,
      ImmutableSet<Seat> audience) {
    if (audience.isEmpty()) {
      throw new IllegalArgumentException("a secret that nobody shares is not an event: " + says);
    }
    return new Event(citation, kind, says, facts, audience);
  }

  /** Whether this viewer may know of it. */
  public boolean isOpenTo(Viewer viewer) {
    if (audience.isEmpty() || viewer == Onlooker.ARBITER) {
      return true;
    }
    return viewer instanceof Seat seat && audience.contains(seat);
  }
}
