package org.lawspeaker.engine.ruling;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.json.Spelling;

/**
 * No such event comes of the moves that are meant.
 *
 * @param span of which moves
 * @param pattern what must not happen
 */
record NoEventExpected(Span span, EventPattern pattern) implements AftermathExpected {
  @Override
  public ImmutableList<Citation> citations() {
    return pattern.citations();
  }

  @Override
  public ImmutableList<Problem> unknown(ImmutableMap<String, ImmutableSet<String>> kinds) {
    return pattern.unknown("then/not-" + span.key(), kinds);
  }

  @Override
  public String says() {
    return "no " + span.one() + " " + pattern;
  }

  /** A fact that no such event states would never be met, so that nothing would be asked. */
  @Override
  public ImmutableList<Problem> problems(Aftermath aftermath) {
    ImmutableList<Event> kin =
        aftermath.events(Span.ALL).stream()
            .filter(event -> event.kind().equals(pattern.kind()))
            .collect(ImmutableList.toImmutableList());
    ImmutableList.Builder<Problem> problems = ImmutableList.builder();
    for (String fact : pattern.facts().keySet()) {
      if (!kin.isEmpty() && kin.stream().noneMatch(event -> event.facts().containsKey(fact))) {
        problems.add(
            new Problem(
                "then/not-" + span.key(),
                Spelling.unknown("fact of " + pattern.kind(), fact, kin.get(0).facts().keySet())));
      }
    }
    return problems.build();
  }

  @Override
  public Finding against(Aftermath aftermath) {
    ImmutableList<Event> events = aftermath.events(span);
    boolean met = events.stream().noneMatch(pattern::fits);
    return new Finding(met, says(), EventsExpected.phrase(events), ImmutableList.of());
  }
}
