package org.lawspeaker.gloomkilforth.occasions;

import org.lawspeaker.gloomkilforth.state.Turn;
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

  /** Starts it, or offers it to the hero; nothing goes round in circles (GOK-Q-118). */
  void start(Table table) {
    Ability found = ability(table);
    if (!Abilities.isUsable(table, source, found)) {
      return;
    }
    if (table.setOffAtOnce == Turn.MOST_AT_ONCE) {
      tellCutOff(table);
    } else if (found.isOffered()) {
      table.push(new Offer(source, ability));
    } else {
      table.setOffAtOnce++;
      Abilities.start(table, source, found);
    }
  }

  private void tellCutOff(Table table) {
    String name = table.cards.name(source.card());
    String says = name + " does nothing: this move has set off " + Turn.MOST_AT_ONCE + " abilities";
    table.tell(
        Abilities.ENDLESS, "cut-off", says, "seat", Table.number(source.user()), "card", name);
  }
}
