package org.lawspeaker.hofordeals.piles;

import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/**
 * The user takes cards from the own discard pile.
 *
 * @param cards how many, as far as there are any
 * @param of which cards
 * @param onTop whether they go on top of the deck instead of into the hand
 */
@Doc("The user takes cards from the own discard pile.")
public record RecoverCards(
    @Range(min = 1, max = 9) int cards, @Default("any") Which of, @Default("false") boolean onTop)
    implements Effect {
  @Override
  public void act(Table table, Source source) {
    table.push(new Recovering(source.user(), cards, this));
  }

  @Override
  public String says() {
    return "put "
        + of.says(cards)
        + " of your discard pile "
        + (onTop ? "on top of your deck" : "into your hand");
  }
}
