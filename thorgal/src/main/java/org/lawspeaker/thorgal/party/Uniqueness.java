package org.lawspeaker.thorgal.party;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Opposer;
import org.lawspeaker.thorgal.table.Sheet;
import org.lawspeaker.thorgal.table.Table;

/** At most one copy of a unique card in a player's party (THO-UNIQUE-01). */
public final class Uniqueness {
  private static final Citation UNIQUE = Citation.of("THO-UNIQUE-01");

  private Uniqueness() {}

  public static void judge(Table table, Seat seat, int card, Faults faults) {
    if (forbids(table, seat, card)) {
      faults.add(UNIQUE, "unique", "card", table.cards.destiny(card).card.name());
    }
  }

  /** Whether a card may not join this party; a companion away opposing counts (THO-Q-23). */
  public static boolean forbids(Table table, Seat seat, int card) {
    Sheet sheet = table.cards.destiny(card);
    return sheet.card.unique() && has(table, seat, sheet) && !allowsCopies(table, seat, card);
  }

  /** Whether a text lets a party hold copies of this card. */
  public static boolean allowsCopies(Table table, Seat seat, int card) {
    return table
        .changes()
        .any(AllowCopies.class, (from, each) -> each.allowsCopies(table, from, seat, card));
  }

  private static boolean has(Table table, Seat seat, Sheet sheet) {
    for (InPlay other : table.side(seat).party()) {
      if (isCopy(table, sheet, other)) {
        return true;
      }
    }
    for (Opposer opposer : table.journey.opposers()) {
      if (opposer.seat().equals(seat) && isCopy(table, sheet, opposer.companion())) {
        return true;
      }
    }
    return false;
  }

  private static boolean isCopy(Table table, Sheet sheet, InPlay other) {
    Sheet its = table.cards.destiny(other.card());
    return its.name == sheet.name && its.card.unique();
  }
}
