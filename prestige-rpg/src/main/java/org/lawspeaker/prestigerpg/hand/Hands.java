package org.lawspeaker.prestigerpg.hand;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.prestigerpg.moves.PickCard;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.table.Table;

/** Hands of cards. */
public final class Hands {
  private Hands() {}

  /** A whole hand is discarded, face up. */
  public static void discardAll(Table table, Seat seat, Citation why) {
    Bag hand = table.sheet(seat).hand();
    for (int i = 0; i < hand.size(); i++) {
      discard(table, seat, hand.nth(i), why);
    }
    table.set(seat, table.sheet(seat).withShown(hand.toPile()));
  }

  /** One card of a hand is discarded, face up. */
  public static void discard(Table table, Seat seat, int card, Citation why) {
    Sheet sheet = table.sheet(seat);
    table.set(seat, sheet.withHand(sheet.hand().without(card)));
    table.discard(card);
    tell(table, seat, card, why);
  }

  /** Tells of a card that a player has discarded face up. */
  public static void tell(Table table, Seat seat, int card, Citation why) {
    if (table.isTelling()) {
      String name = table.cards.printed(card);
      String written = table.cards.names().card(card);
      table.tell(why, "discards", seat + " discards " + name, "card", written);
    }
  }

  /** Proposes every different card of a hand. */
  public static void propose(Table table, Seat seat, Proposals<PrestigeMove> moves) {
    Bag hand = table.sheet(seat).hand();
    for (int i = 0; i < hand.size(); i++) {
      if (hand.isFirst(i)) {
        moves.add(new PickCard(seat, hand.nth(i)));
      }
    }
  }
}
