package org.lawspeaker.engine;

import com.google.common.collect.ImmutableList;

/**
 * A move carried out, with what happened on the way. To a seat go the {@linkplain #eventsFor events
 * that it may know} and its view of the next state, and nothing else.
 *
 * <pre>{@code
 * EmberCourt game = new EmberCourtProvider().game();
 * Court court = game.start(Setup.of(2)).orThrow();
 * Transition<Court> drawn = game.explain(court, new EmberMove.Draw(6));
 * System.out.println(drawn.eventsFor(Seat.of(0)).get(0).says()); // seat 0 draws 6
 * System.out.println(drawn.eventsFor(Seat.of(1)).get(0).says()); // seat 0 draws a card
 * }</pre>
 *
 * @param next the state after it
 * @param events in order, secret ones included; every one cites its clause
 */
public record Transition<S>(S next, ImmutableList<Event> events) {
  /** The events that this viewer may know. */
  public ImmutableList<Event> eventsFor(Viewer viewer) {
    return events.stream()
        .filter(event -> event.isOpenTo(viewer))
        .collect(ImmutableList.toImmutableList());
  }
}
