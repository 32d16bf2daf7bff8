package org.lawspeaker.hofordeals.piles;

import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/**
 * The user destroys own cards (HOF-DECK-09), by standard of hand or discard pile (HOF-Q-77).
 *
 * @param cards how many at most, or exactly
 * @param upTo whether fewer will do
 * @param of which cards
 * @param valued whether Fame is gained for the base value of each card (HOF-CARD-46)
 */
@Doc("The user destroys cards of the hand or discard pile, as the user chooses.")
public record DestroyCards(
    @Range(min = 1, max = 9) int cards,
    @Default("false") boolean upTo,
    @Default("any") Which of,
    @Default("false") boolean valued)
    implements Effect {
  @Override
  public void act(Table table, Source source) {
    table.push(new Destroying(source.user(), cards, this));
  }

  @Override
  public String says() {
    boolean isOne = cards == 1;
    String often = upTo ? "destroy up to " : "destroy ";
    String fame =
        " and gain Fame equal to " + (isOne ? "its base value" : "the base value of each");
    return often + of.says(cards) + " of your hand or discard pile" + (valued ? fame : "");
  }
}
