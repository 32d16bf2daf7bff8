package org.lawspeaker.hofordeals.market;

import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/**
 * The user may acquire cards outside the Acquire step, ignoring archetypes: from the Dealer's Row
 * or his discard pile, at their price (HOF-CARD-47).
 *
 * @param cards how many at most
 * @param discarded whether from the Dealer's discard pile
 */
@Doc("The user may acquire cards at their price, whatever the archetypes.")
public record BuyCards(@Range(min = 1, max = 6) int cards, @Default("false") boolean discarded)
    implements Effect {
  @Override
  public void act(Table table, Source source) {
    table.push(new PickBought(source.user(), cards, discarded));
  }

  @Override
  public String says() {
    return "you may acquire "
        + (cards == 1 ? "1 card" : "up to " + cards + " cards")
        + (discarded ? " of the Dealer's discard pile" : " of the Dealer's Row")
        + (cards == 1 ? ", whatever its archetype, at its price" : "")
        + (cards > 1 ? ", whatever their archetypes, at their prices" : "");
  }
}
