package org.lawspeaker.command.reference;

import com.google.common.collect.ImmutableList;
import java.util.Collection;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Rulebook;

/**
 * A clause or ruling with its text, so that a client needs no rulebook.
 *
 * @param clause its id
 * @param says its text
 */
public record Quote(Citation clause, String says) {
  public static Quote of(Rulebook rulebook, Citation clause) {
    return new Quote(clause, rulebook.textOf(clause).orElse(""));
  }

  /** Each of these, in order. */
  public static ImmutableList<Quote> of(Rulebook rulebook, Collection<Citation> clauses) {
    return clauses.stream()
        .map(clause -> of(rulebook, clause))
        .collect(ImmutableList.toImmutableList());
  }
}
