package org.lawspeaker.hofordeals.piles;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.hofordeals.state.Decks;
import org.lawspeaker.hofordeals.state.Settings;
import org.lawspeaker.hofordeals.state.Supply;
import org.lawspeaker.hofordeals.table.Table;
import org.lawspeaker.hofordeals.table.TopCard;

/** The Dealer's Row is filled up from the Dealer's deck (HOF-Q-14). */
public record RefillRow() implements TopCard {
  private static final Citation REFILL = Citation.of("HOF-Q-14");

  /** Fills it up now, if the answer to the open question is that it is. */
  public static void start(Table table, Settings.Refill moment) {
    if (table.settings.refill() == moment && table.decks.row().size() < Decks.ROW) {
      table.push(new RefillRow());
    }
  }

  /**
   * A card comes to the Dealer's discard pile. A Row that is short because there was none fills up
   * as soon as there is (HOF-Q-90).
   */
  public static void discard(Table table, int card) {
    table.decks = table.decks.withDealer(table.decks.dealer().discarding(card));
    start(table, Settings.Refill.AT_ONCE);
  }

  @Override
  public Citation why() {
    return REFILL;
  }

  @Override
  public Deck deck(Table table) {
    return table.decks.dealer().deck();
  }

  @Override
  public boolean wants(Table table) {
    return table.decks.row().size() < Decks.ROW;
  }

  @Override
  public boolean renew(Table table) {
    return Stores.renewDealer(table);
  }

  @Override
  public void turn(Table table, int card) {
    Supply dealer = table.decks.dealer();
    table.decks =
        table
            .decks
            .withDealer(dealer.withDeck(dealer.deck().drawn(0, card)))
            .withRow(table.decks.row().withLast(card));
    if (table.isTelling()) {
      String name = table.cards.name(card);
      table.tell(REFILL, "dealt", name + " comes to the Dealer's Row", "card", name);
    }
  }
}
