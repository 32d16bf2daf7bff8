package org.lawspeaker.engine.ruling;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.stream.Collectors;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Problem;

/**
 * Events of the moves that are meant, in this order; others may come between.
 *
 * @param span of which moves
 * @param patterns at least one
 */
record EventsExpected(Span span, ImmutableList<EventPattern> patterns)
    implements AftermathExpected {
  @Override
  public ImmutableList<Citation> citations() {
    return patterns.stream()
        .flatMap(pattern -> pattern.citations().stream())
        .collect(ImmutableList.toImmutableList());
  }

  @Override
  public ImmutableList<Problem> unknown(ImmutableMap<String, ImmutableSet<String>> kinds) {
    ImmutableList.Builder<Problem> unknown = ImmutableList.builder();
    for (int i = 0; i < patterns.size(); i++) {
      unknown.addAll(patterns.get(i).unknown("then/" + span.key() + "/" + i, kinds));
    }
    return unknown.build();
  }

  @Override
  public String says() {
    return span.key() + " " + Joiner.on(", ").join(patterns);
  }

  @Override
  public Finding against(Aftermath aftermath) {
    ImmutableList<Event> events = aftermath.events(span);
    ImmutableList<Event> fitting = fitting(events);
    boolean met = fitting.size() == patterns.size();
    String missing = met ? "" : "; in its place there is no " + patterns.get(fitting.size());
    return new Finding(
        met, says(), phrase(events) + missing, met ? clausesOf(fitting) : ImmutableList.of());
  }

  /** The first events that fit, one for each pattern, up to the first pattern that none fits. */
  private ImmutableList<Event> fitting(ImmutableList<Event> events) {
    ImmutableList.Builder<Event> fitting = ImmutableList.builder();
    int next = 0;
    for (EventPattern pattern : patterns) {
      while (next < events.size() && !pattern.fits(events.get(next))) {
        next++;
      }
      if (next == events.size()) {
        return fitting.build();
      }
      fitting.add(events.get(next++));
    }
    return fitting.build();
  }

  /** What was asked for last decides first: it is what the others lead up to. */
  private static ImmutableList<Citation> clausesOf(ImmutableList<Event> events) {
    return events.reverse().stream()
        .map(Event::citation)
        .distinct()
        .collect(ImmutableList.toImmutableList());
  }

  static String phrase(ImmutableList<Event> events) {
    return events.isEmpty()
        ? "no events"
        : "events " + events.stream().map(EventPattern::phrase).collect(Collectors.joining(", "));
  }
}
