package org.lawspeaker.prestigerpg.events;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.items.GainingRelic;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.Marks;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.table.CardFace;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.EventCard;
import org.lawspeaker.prestigerpg.table.Table;

/** A chest whose values are to be matched (PRE-CHEST-04, PRE-Q-87). */
public final class Chests {
  private static final Citation CLAIM = Citation.of("PRE-CHEST-04");
  private static final Citation AWARD = Citation.of("PRE-Q-87");
  private static final int CONSOLATION = 2;

  private Chests() {}

  /** A Treasure that is a chest turns its cards up when it is activated. */
  static void open(Table table, EventCard card) {
    for (Effect effect : card.effects()) {
      if (effect instanceof OpenChest chest) {
        table.push(new ChestCards(chest.cards()));
      }
    }
  }

  /** The value in the burst of a card; -1 for a card without one (PRE-CHEST-01, PRE-Q-88). */
  static int burst(Cards cards, int card) {
    return cards.face(card) instanceof CardFace.Attack attack
        ? attack.values().get(Attack.BASE)
        : -1;
  }

  /** A played card whose printed value lies there claims one card of the chest. */
  public static void claim(Table table, Attack attack) {
    Pile chest = table.foe.chest();
    for (int i = 0; i < chest.size(); i++) {
      if (burst(table.cards, chest.get(i)) == burst(table.cards, attack.card())) {
        int card = chest.get(i);
        table.foe = table.foe.withChest(chest.without(i));
        table.discard(card);
        Sheet sheet = table.sheet(attack.owner());
        Marks marks = sheet.marks();
        table.set(attack.owner(), sheet.withMarks(marks.withClaims(marks.claims() + 1)));
        table.foe = table.foe.withClaimers(withLast(table.foe.claimers(), attack.owner()));
        if (table.isTelling()) {
          table.tell(CLAIM, "claim", attack.owner() + " matches a value of the chest");
        }
        return;
      }
    }
  }

  private static Pile withLast(Pile claimers, Seat seat) {
    int before = claimers.indexOf(seat.index());
    return (before < 0 ? claimers : claimers.without(before)).withLast(seat.index());
  }

  /** What nobody has claimed is discarded. */
  static void empty(Table table) {
    table.foe.chest().forEach(table::discard);
    table.foe = table.foe.withChest(Pile.empty());
  }

  /** Most claims of the living take the Relic; of several the last to claim (PRE-Q-87). */
  static void award(Table table) {
    empty(table);
    int best = -1;
    for (Seat seat : table.inOrder()) {
      int claims = table.sheet(seat).marks().claims();
      int most = best < 0 ? 0 : table.sheets.get(best).marks().claims();
      boolean later =
          table.foe.claimers().indexOf(seat.index()) > table.foe.claimers().indexOf(best);
      if (claims > most || (claims > 0 && claims == most && later)) {
        best = seat.index();
      }
    }
    if (best >= 0) {
      if (table.isTelling()) {
        table.tell(AWARD, "chest", Seat.of(best) + " opens the chest");
      }
      table.push(new GainingRelic(Seat.of(best), CONSOLATION));
    }
  }
}
