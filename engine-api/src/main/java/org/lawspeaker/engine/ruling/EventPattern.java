package org.lawspeaker.engine.ruling;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Event;

/**
 * What an event must be like.
 *
 * @param kind its kind
 * @param clause the clause by which it must happen; if empty, any
 * @param facts facts that it must state, among others
 */
record EventPattern(String kind, Optional<Citation> clause, ImmutableMap<String, String> facts) {
  /** Any event of this kind. */
  static EventPattern of(String kind) {
    return new EventPattern(kind, Optional.empty(), ImmutableMap.of());
  }

  /** Whether this event is one. */
  public boolean fits(Event event) {
    return event.kind().equals(kind)
        && clause.map(event.citation()::equals).orElse(true)
        && event.facts().entrySet().containsAll(facts.entrySet());
  }

  ImmutableList<Citation> citations() {
    return clause.map(ImmutableList::of).orElse(ImmutableList.of());
  }

  /** {@code defeated}, {@code defeated {monster=goblin}} or {@code defeated by HOD-HERO-04}. */
  @Override
  public String toString() {
    return kind
        + (facts.isEmpty() ? "" : " " + facts)
        + clause.map(citation -> " by " + citation).orElse("");
  }

  /** An event in the same words, with every fact. */
  static String phrase(Event event) {
    return new EventPattern(event.kind(), Optional.empty(), event.facts()).toString();
  }
}
