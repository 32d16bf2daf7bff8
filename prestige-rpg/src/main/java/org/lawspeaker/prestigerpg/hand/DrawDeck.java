package org.lawspeaker.prestigerpg.hand;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.prestigerpg.state.Piles;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * The draw deck. Once it has run out, the discards are shuffled into a new one (PRE-Q-53): not
 * before a card of it is wanted, so that all have seen what was discarded last.
 */
public final class DrawDeck {
  private static final Citation SHUFFLE = Citation.of("PRE-Q-53");

  private DrawDeck() {}

  /** The cards of which the next is one; empty if there is none to be had. */
  public static Bag cards(Piles piles) {
    return piles.deck().isEmpty()
        ? piles.discards().withAll(piles.buried().toPile())
        : piles.deck();
  }

  /** This card is the next. */
  public static void take(Table table, int card) {
    Bag cards = cards(table.piles);
    if (table.piles.deck().isEmpty()) {
      table.piles = table.piles.withDiscards(Bag.empty()).withBuried(Bag.empty());
      if (table.isTelling()) {
        table.tell(SHUFFLE, "shuffled", "the discards are shuffled into a new deck");
      }
    }
    table.piles = table.piles.withDeck(cards.without(card));
  }
}
