package org.lawspeaker.hofordeals.combat;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/**
 * The user draws cards and binds them, as the Strike Bonus does (HOF-BIND-03). Outside combat
 * nothing happens.
 *
 * @param cards how many
 */
@Doc("In combat, the user draws cards and binds them.")
public record BindCards(@Range(min = 1, max = 5) int cards) implements Effect {
  private static final Citation BIND = Citation.of("HOF-BIND-03");

  @Override
  public void act(Table table, Source source) {
    if (table.isFighting(source.user())) {
      table.push(new Resolved(table.hero(source.user()).nextBound()));
      table.push(new StrikeCards(source.user(), cards, false, BIND));
    }
  }

  @Override
  public String says() {
    return "in combat, draw and bind " + Words.count(cards, "card");
  }
}
