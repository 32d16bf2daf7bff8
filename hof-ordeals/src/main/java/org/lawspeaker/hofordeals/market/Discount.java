package org.lawspeaker.hofordeals.market;

import java.util.Optional;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.hofordeals.state.Archetype;
import org.lawspeaker.hofordeals.table.Cards;
import org.lawspeaker.hofordeals.table.Lasting;

/**
 * Cards of the Dealer's Row cost less.
 *
 * @param by how much less Effort, each
 * @param of only of this archetype
 */
@Doc("Cards of the Dealer's Row cost less.")
public record Discount(@Range(min = 1, max = 9) int by, Optional<Archetype> of) implements Lasting {
  /** How much less this card costs. */
  int off(Cards cards, int card) {
    return of.isEmpty() || cards.isOf(card, of.get()) ? by : 0;
  }

  @Override
  public String says() {
    return of.map(each -> each.says() + " cards").orElse("cards")
        + " of the Dealer's Row cost you "
        + by
        + " Effort less";
  }
}
