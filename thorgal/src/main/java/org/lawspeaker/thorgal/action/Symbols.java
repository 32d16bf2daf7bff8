package org.lawspeaker.thorgal.action;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.thorgal.damage.Damage;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Symbol;
import org.lawspeaker.thorgal.table.Table;

/**
 * What a symbol of a side bar does; damage is received at once (THO-DMG-06). The symbol, not the
 * owner of the card, says who decides (THO-Q-43).
 */
final class Symbols {
  private Symbols() {}

  static void resolve(Table table, Seat owner, Suit suit, Symbol symbol) {
    switch (symbol) {
      case DAMAGE -> Damage.deal(table, table.clock.destiny(), 1);
      case ELEMENTS -> table.push(new SymbolChoice(table.clock.destiny(), Symbol.ELEMENTS));
      case INTRIGUE -> intrigue(table, owner, suit);
    }
  }

  /** Of several bane players, the user of a bane card; on an event, one that its user chooses. */
  private static void intrigue(Table table, Seat owner, Suit suit) {
    if (suit == Suit.BANE) {
      table.push(new SymbolChoice(owner, Symbol.INTRIGUE));
    } else if (table.banePlayers().size() == 1) {
      table.push(new SymbolChoice(table.banePlayers().get(0), Symbol.INTRIGUE));
    } else {
      table.push(new IntriguePlayer(owner));
    }
  }
}
