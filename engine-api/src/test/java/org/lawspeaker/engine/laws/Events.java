package org.lawspeaker.engine.laws;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Transition;

/** Transitions with their events tampered with. */
final class Events {
  private Events() {}

  /** Every event cites this. */
  static <S> Transition<S> citing(Transition<S> told, Citation citation) {
    ImmutableList.Builder<Event> events = ImmutableList.builder();
    for (Event event : told.events()) {
      events.add(event.withCitation(citation));
    }
    return new Transition<>(told.next(), events.build());
  }

  /** One more event. */
  static <S> Transition<S> and(Transition<S> told, Event event) {
    return new Transition<>(
        told.next(), ImmutableList.<Event>builder().addAll(told.events()).add(event).build());
  }
}
