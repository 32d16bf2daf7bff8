package org.lawspeaker.engine;

import com.google.common.collect.ImmutableMap;

/**
 * One way in which a move breaks the rules.
 *
 * @param citation the clause or ruling that forbids it
 * @param code a short stable word for programs, such as {@code out-of-range}
 * @param facts what the judgement rests on, as names and values; never more than the mover may know
 */
public record Violation(Citation citation, String code, ImmutableMap<String, String> facts) {
  public static Violation of(Citation citation, String code) {
    return new Violation(citation, code, ImmutableMap.of());
  }

  public static Violation of(Citation citation, String code, String fact, Object value) {
    return new Violation(citation, code, ImmutableMap.of(fact, String.valueOf(value)));
  }

  /** {@code out-of-range (HOD-HERO-04), target: second}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(code).append(" (").append(citation).append(')');
    facts.forEach((name, value) -> text.append(", ").append(name).append(": ").append(value));
    return text.toString();
  }
}
