package org.lawspeaker.engine.ruling;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.stream.Collectors;
import org.lawspeaker.engine.Event;

/**
 * Events of the last move, in this order; others may come between.
 *
 * @param patterns at least one
 */
record EventsExpected(ImmutableList<EventPattern> patterns) implements AftermathExpected {
  @Override
  public String says() {
    return "events " + Joiner.on(", ").join(patterns);
  }

  @Override
  public Finding against(Aftermath aftermath) {
    ImmutableList<Event> events = aftermath.events();
    Optional<EventPattern> missing = firstMissing(events);
    String found = phrase(events) + missing.map(m -> "; in its place there is no " + m).orElse("");
    return new Finding(missing.isEmpty(), says(), found);
  }

  private Optional<EventPattern> firstMissing(ImmutableList<Event> events) {
    int next = 0;
    for (EventPattern pattern : patterns) {
      while (next < events.size() && !pattern.fits(events.get(next))) {
        next++;
      }
      if (next == events.size()) {
        return Optional.of(pattern);
      }
      next++;
    }
    return Optional.empty();
  }

  static String phrase(ImmutableList<Event> events) {
    return events.isEmpty()
        ? "no events"
        : "events " + events.stream().map(EventPattern::phrase).collect(Collectors.joining(", "));
  }
}
