package org.lawspeaker.hofordeals.piles;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/** The user looks at the top card of the own deck (HOF-DECK-12) and may discard it. */
@Doc("The user looks at the top card of the own deck and may discard it.")
public record LookAtTop() implements Effect {
  @Override
  public void act(Table table, Source source) {
    table.push(new TopSeen(source.user()));
  }

  @Override
  public String says() {
    return "look at the top card of your deck and leave or discard it";
  }
}
