package org.lawspeaker.command.simulate;

import com.google.common.collect.ComparisonChain;
import com.google.common.collect.ImmutableList;
import java.io.Serializable;
import org.lawspeaker.engine.Event;

/**
 * A fact of an event, as it can be counted.
 *
 * @param kind the event's kind
 * @param fact the fact's name; empty for the event itself
 * @param value the fact's value; empty for the event itself
 */
public record Happening(String kind, String fact, String value)
    implements Comparable<Happening>, Serializable {
  /** The event itself, and each of its facts. */
  static ImmutableList<Happening> of(Event event) {
    ImmutableList.Builder<Happening> all = ImmutableList.builder();
    all.add(new Happening(event.kind(), "", ""));
    event.facts().forEach((fact, value) -> all.add(new Happening(event.kind(), fact, value)));
    return all.build();
  }

  /** Whether it is an event itself and none of its facts. */
  public boolean isEvent() {
    return fact.isEmpty();
  }

  @Override
  public int compareTo(Happening other) {
    return ComparisonChain.start()
        .compare(kind, other.kind)
        .compare(fact, other.fact)
        .compare(value, other.value)
        .result();
  }
}
