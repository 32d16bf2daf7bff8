package org.lawspeaker.hofordeals.faces;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Clause;
import org.lawspeaker.engine.Rulebook;
import org.lawspeaker.engine.cards.Provenance;
import org.lawspeaker.hofordeals.table.Card;

/**
 * Which clauses are about a card by its name: those of the kind {@code card} that begin with it.
 */
final class NamedCards {
  private static final String KIND = "card";

  /** What follows a name at the beginning of a clause, so that no longer name is meant. */
  private static final ImmutableList<String> NEXT = ImmutableList.of(":", " (", " may ", " can ");

  private final Rulebook rulebook;

  NamedCards(Rulebook rulebook) {
    this.rulebook = rulebook;
  }

  ImmutableList<Citation> citations(Card card) {
    if (card.provenance() == Provenance.HOUSE) {
      return ImmutableList.of();
    }
    return rulebook.clauses().values().stream()
        .filter(clause -> clause.kind().equals(KIND) && isAbout(clause, card.name()))
        .map(Clause::citation)
        .collect(ImmutableList.toImmutableList());
  }

  private static boolean isAbout(Clause clause, String name) {
    return NEXT.stream().anyMatch(next -> clause.says().startsWith(name + next));
  }
}
