package org.lawspeaker.engine.ruling;

import com.google.common.collect.ImmutableMap;
import org.lawspeaker.engine.Event;

/**
 * What an event must be like.
 *
 * @param kind its kind
 * @param facts facts that it must state, among others
 */
record EventPattern(String kind, ImmutableMap<String, String> facts) {
  /** Whether this event is one. */
  public boolean fits(Event event) {
    return event.kind().equals(kind) && event.facts().entrySet().containsAll(facts.entrySet());
  }

  /** {@code defeated}, or {@code defeated {monster=goblin}}. */
  @Override
  public String toString() {
    return facts.isEmpty() ? kind : kind + " " + facts;
  }

  /** An event in the same words, with every fact. */
  static String phrase(Event event) {
    return new EventPattern(event.kind(), event.facts()).toString();
  }
}
