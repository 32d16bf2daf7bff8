package org.lawspeaker.thorgal.party;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Opposer;
import org.lawspeaker.thorgal.table.Anatomy;
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
    Anatomy anatomy = table.cards.destiny(card);
    return anatomy.card.unique() && has(table, seat, anatomy) && !allowsCopies(table, seat, card);
  }

  /** Whether only a text lets this card join this party, which holds its like. */
  public static boolean isCopyByText(Table table, Seat seat, int card) {
    Anatomy anatomy = table.cards.destiny(card);
    return anatomy.card.unique() && has(table, seat, anatomy) && allowsCopies(table, seat, card);
  }

  /** Whether a text lets a party hold copies of this card. */
  public static boolean allowsCopies(Table table, Seat seat, int card) {
    return table
        .changes()
        .any(AllowCopies.class, (from, each) -> each.allowsCopies(table, from, seat, card));
  }

  private static boolean has(Table table, Seat seat, Anatomy anatomy) {
    for (InPlay other : table.side(seat).party()) {
      if (isCopy(table, anatomy, other)) {
        return true;
      }
    }
    for (Opposer opposer : table.journey.opposers()) {
      if (opposer.seat().equals(seat) && isCopy(table, anatomy, opposer.companion())) {
        return true;
      }
    }
    return false;
  }

  private static boolean isCopy(Table table, Anatomy anatomy, InPlay other) {
    Anatomy its = table.cards.destiny(other.card());
    return its.name == anatomy.name && its.card.unique();
  }
}
