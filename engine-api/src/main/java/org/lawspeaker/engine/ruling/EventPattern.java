package org.lawspeaker.engine.ruling;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.Map;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.json.Spelling;
import org.lawspeaker.engine.kit.Words;

/**
 * What an event must be like.
 *
 * @param kind its kind
 * @param clause the clause by which it must happen; if empty, any
 * @param facts facts that it must state, among others
 */
record EventPattern(String kind, Optional<Citation> clause, ImmutableMap<String, String> facts) {
  private static final CharMatcher LETTER =
      CharMatcher.inRange('a', 'z').or(CharMatcher.inRange('A', 'Z'));

  /** Any event of this kind. */
  static EventPattern of(String kind) {
    return new EventPattern(kind, Optional.empty(), ImmutableMap.of());
  }

  /** Whether this event is one. */
  public boolean fits(Event event) {
    return event.kind().equals(kind)
        && clause.map(event.citation()::equals).orElse(true)
        && facts.entrySet().stream().allMatch(fact -> states(event, fact));
  }

  /**
   * Whether it states this fact, whether names are written as they are printed ({@code Battle Axe})
   * or as moves write them ({@code battle-axe}). Numbers have no such forms.
   */
  private static boolean states(Event event, Map.Entry<String, String> fact) {
    String told = event.facts().get(fact.getKey());
    String written = fact.getValue();
    return told != null
        && (told.equals(written)
            || (LETTER.matchesAnyOf(told) && Words.slug(told).equals(Words.slug(written))));
  }

  /**
   * The words of it that no event of the game has, so that it could never fit.
   *
   * @param place where it is written
   * @param kinds the kinds of events with their facts; empty if the game does not say
   */
  ImmutableList<Problem> unknown(String place, ImmutableMap<String, ImmutableSet<String>> kinds) {
    if (kinds.isEmpty()) {
      return ImmutableList.of();
    }
    ImmutableSet<String> known = kinds.get(kind);
    if (known == null) {
      return ImmutableList.of(
          new Problem(place, Spelling.unknown("kind of event", kind, kinds.keySet())));
    }
    return facts.keySet().stream()
        .filter(fact -> !known.contains(fact))
        .map(fact -> new Problem(place, Spelling.unknown("fact of " + kind, fact, known)))
        .collect(ImmutableList.toImmutableList());
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
