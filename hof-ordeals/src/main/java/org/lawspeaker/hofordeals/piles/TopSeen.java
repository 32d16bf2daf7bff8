package org.lawspeaker.hofordeals.piles;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Table;
import org.lawspeaker.hofordeals.table.TopCard;

/**
 * A player looks at the top card of a deck.
 *
 * @param seat who
 * @param of which deck
 */
public record TopSeen(Seat seat, @Default("own") DeckTop of) implements TopCard {
  private static final Citation LOOK = Citation.of("HOF-DECK-12");

  @Override
  public Citation why() {
    return LOOK;
  }

  @Override
  public Deck deck(Table table) {
    return of.deck(table, seat);
  }

  @Override
  public boolean wants(Table table) {
    return true;
  }

  @Override
  public boolean renew(Table table) {
    return of.renew(table, seat);
  }

  @Override
  public void turn(Table table, int card) {
    long eye = Deck.mask(seat);
    Deck deck = deck(table);
    of.put(table, seat, deck.isUnseen(0) ? deck.reveal(0, card, eye) : deck.learn(0, eye));
    table.replaceTop(new Looked(seat, of));
    if (table.isTelling()) {
      String name = table.cards.name(card);
      table.tellOnly(seat, LOOK, "saw", seat + " sees " + name, "card", name);
      table.tellOthers(seat, LOOK, "saw", seat + " looks at the top card of " + of.told());
    }
  }

  @Override
  public Optional<HofStep> afterDeath(Table table, Seat dead) {
    return seat.equals(dead) ? Optional.empty() : Optional.of(this);
  }
}
