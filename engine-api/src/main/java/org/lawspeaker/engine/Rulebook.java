package org.lawspeaker.engine;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The clauses and rulings of a game, all citable.
 *
 * <pre>{@code
 * Rulebook rulebook = new ConnectFourProvider().game().rulebook();
 * System.out.println(rulebook.search("column holds")); // [C4-DROP-03]
 * Citation clause = Citation.of("C4-DROP-03");
 * System.out.println(rulebook.textOf(clause).orElseThrow()); // A column holds six discs.
 * }</pre>
 *
 * @param prefix what every id starts with, such as {@code HOD}
 * @param clauses by citation, in the order of the rulebook
 * @param rulings by citation, in order
 */
public record Rulebook(
    String prefix, ImmutableMap<Citation, Clause> clauses, ImmutableMap<Citation, Ruling> rulings) {
  /**
   * A rulebook of these entries.
   *
   * @throws IllegalArgumentException if two have the same id
   */
  public static Rulebook of(
      String prefix, ImmutableList<Clause> clauses, ImmutableList<Ruling> rulings) {
    return new Rulebook(
        prefix,
        Maps.uniqueIndex(clauses, Clause::citation),
        Maps.uniqueIndex(rulings, Ruling::citation));
  }

  /** Whether a clause or ruling has this id. */
  public boolean has(Citation citation) {
    return clauses.containsKey(citation) || rulings.containsKey(citation);
  }

  /** The text of a clause, or the answer of a ruling. */
  public Optional<String> textOf(Citation citation) {
    return Optional.ofNullable(clauses.get(citation))
        .map(Clause::says)
        .or(() -> Optional.ofNullable(rulings.get(citation)).map(Ruling::ruling));
  }

  /** The entries whose id or text has every one of these words, clauses first. */
  public ImmutableList<Citation> search(String words) {
    ImmutableList<String> wanted =
        ImmutableList.copyOf(words.toLowerCase(Locale.ROOT).trim().split("\\s+"));
    Stream<Citation> inClauses =
        clauses.values().stream()
            .filter(c -> hasAll(c.citation() + " " + c.says(), wanted))
            .map(Clause::citation);
    Stream<Citation> inRulings =
        rulings.values().stream()
            .filter(r -> hasAll(r.citation() + " " + r.question() + " " + r.ruling(), wanted))
            .map(Ruling::citation);
    return Stream.concat(inClauses, inRulings).collect(ImmutableList.toImmutableList());
  }

  private static boolean hasAll(String text, ImmutableList<String> words) {
    String lower = text.toLowerCase(Locale.ROOT);
    return words.stream().allMatch(lower::contains);
  }
}
