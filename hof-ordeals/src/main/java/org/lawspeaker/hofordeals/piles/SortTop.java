package org.lawspeaker.hofordeals.piles;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/**
 * The top cards of the own deck are revealed (HOF-DECK-11): those of a kind go to the hand
 * (HOF-CARD-05), the others to the discard pile.
 *
 * @param cards how many
 * @param keep which go to the hand
 */
@Doc("The top cards of the own deck are revealed; some go to the hand, the others are discarded.")
public record SortTop(@Range(min = 1, max = 9) int cards, Which keep) implements Effect {
  @Override
  public void act(Table table, Source source) {
    table.push(new TurnUpTop(source.user(), cards, keep, Pile.empty()));
  }

  @Override
  public String says() {
    return "reveal the top "
        + Words.count(cards, "card")
        + " of your deck, put the "
        + keep.all()
        + " into your hand and discard the rest";
  }
}
