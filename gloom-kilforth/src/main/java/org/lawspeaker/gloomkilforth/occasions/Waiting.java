package org.lawspeaker.gloomkilforth.occasions;

import org.lawspeaker.gloomkilforth.table.Ability;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * An ability that was set off.
 *
 * @param source whose
 * @param ability which of the abilities of the card, from 0
 */
public record Waiting(Source source, int ability) {
  Ability ability(Table table) {
    return table.cards.card(source.card()).abilities().get(ability);
  }

  /** Starts it, or offers it to the hero. */
  void start(Table table) {
    Ability found = ability(table);
    if (!Abilities.isUsable(table, source, found)) {
      return;
    }
    if (found.isOffered()) {
      table.push(new Offer(source, ability));
    } else {
      Abilities.start(table, source, found);
    }
  }
}
