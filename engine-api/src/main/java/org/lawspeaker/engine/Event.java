package org.lawspeaker.engine;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import org.immutables.value.Value;

/**
 * Something that happened while a move was carried out. An event that only some may know is made
 * twice: once for them, and beside it once without the secret for all others, so that nobody is
 * told the same twice.
 *
 * <pre>{@code
 * Citation clause = Citation.of("EMB-SETUP-02");
 * ImmutableSet<Seat> drawer = ImmutableSet.of(Seat.of(0));
 * Event secret =
 *     Event.secret(clause, "drawn", "seat 0 draws 6", ImmutableMap.of("card", "6"), drawer);
 * Event mask = Event.masking(clause, "drawn", "seat 0 draws a card", ImmutableMap.of(), drawer);
 * Transition<String> drawn = new Transition<>("next", ImmutableList.of(secret, mask));
 * System.out.println(drawn.eventsFor(Seat.of(0)).equals(ImmutableList.of(secret))); // true
 * System.out.println(drawn.eventsFor(Seat.of(1)).equals(ImmutableList.of(mask))); // true
 * }</pre>
 *
 * @param citation the clause that made it happen
 * @param kind a short stable word for programs, such as {@code slotted}
 * @param says the event as a sentence
 * @param facts names and values
 * @param audience who may know; empty means everybody
 * @param toldMore who is told the same with its secret by the events beside this one, and so is not
 *     told this one; empty for most, and for all that only some may know
 */
@Value.Builder
public record Event(
    Citation citation,
    String kind,
    String says,
    ImmutableMap<String, String> facts,
    ImmutableSet<Seat> audience,
    ImmutableSet<Seat> toldMore)
    implements WithEvent {
  public Event {
    if (!audience.isEmpty() && !toldMore.isEmpty()) {
      throw new IllegalArgumentException(
          "what masks a secret is for all others, not only for " + audience + ": " + says);
    }
  }

  /** An event that everybody may know. */
  public static Event open(
      Citation citation, String kind, String says, ImmutableMap<String, String> facts) {
    return new Event(citation, kind, says, facts, ImmutableSet.of(), ImmutableSet.of());
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
    return new Event(citation, kind, says, facts, audience, ImmutableSet.of());
  }

  /**
   * The open form of a secret event: for all but these seats, who are told more of the same.
   *
   * @param toldMore at least one seat
   */
  public static Event masking(
      Citation citation,
      String kind,
      String says,
      ImmutableMap<String, String> facts,
      ImmutableSet<Seat> toldMore) {
    if (toldMore.isEmpty()) {
      throw new IllegalArgumentException("nobody is told more of it: " + says);
    }
    return new Event(citation, kind, says, facts, ImmutableSet.of(), toldMore);
  }

  /** Whether this viewer is told of it. The arbiter hears what happened, not what masks it. */
  public boolean isOpenTo(Viewer viewer) {
    if (viewer == Onlooker.ARBITER) {
      return toldMore.isEmpty();
    }
    return viewer instanceof Seat seat
        ? !toldMore.contains(seat) && (audience.isEmpty() || audience.contains(seat))
        : audience.isEmpty();
  }
}
