package org.lawspeaker.hofordeals.piles;

import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/**
 * The user looks at the top card of a deck (HOF-DECK-12) and may discard it.
 *
 * @param of which deck
 */
@Doc("The user looks at the top card of a deck and may discard it.")
public record LookAtTop(@Default("own") DeckTop of) implements Effect {
  @Override
  public void act(Table table, Source source) {
    table.push(new TopSeen(source.user(), of));
  }

  @Override
  public String says() {
    return "look at the top card of " + of.says() + " and leave or discard it";
  }
}
