package org.lawspeaker.command.server;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Rulebook;

/**
 * A clause or ruling with its text, so that a client needs no rulebook.
 *
 * @param clause its id
 * @param says its text
 */
record Quote(Citation clause, String says) {
  static Quote of(Rulebook rulebook, Citation clause) {
    return new Quote(clause, rulebook.textOf(clause).orElse(""));
  }

  static ImmutableList<Quote> of(Rulebook rulebook, ImmutableList<Citation> clauses) {
    return clauses.stream()
        .map(clause -> of(rulebook, clause))
        .collect(ImmutableList.toImmutableList());
  }
}
