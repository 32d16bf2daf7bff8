package org.lawspeaker.engine;

import com.google.common.collect.ImmutableList;

/**
 * A move carried out, with what happened on the way.
 *
 * @param next the state after it
 * @param events in order; every one cites its clause
 */
public record Transition<S>(S next, ImmutableList<Event> events) {
  /** The events that this viewer may know. */
  public ImmutableList<Event> eventsFor(Viewer viewer) {
    return events.stream()
        .filter(event -> event.isOpenTo(viewer))
        .collect(ImmutableList.toImmutableList());
  }
}
