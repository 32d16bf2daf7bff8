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
  private static final int NOT_IN_PLAY = 0;

  private Uniqueness() {}

  public static void judge(Table table, Seat seat, int card, Faults faults) {
    if (forbids(table, seat, card)) {
      faults.add(UNIQUE, "unique", "card", table.cards.destiny(card).card.name());
    }
  }

  /** Whether a card may not join this party; a companion away opposing counts (THO-Q-23). */
  public static boolean forbids(Table table, Seat seat, int card) {
    return hasLike(table, seat, card, NOT_IN_PLAY) && !allowsCopies(table, seat, card);
  }

  /** Whether a card in play may not join this party; it is no copy of itself. */
  static boolean forbids(Table table, Seat seat, InPlay card) {
    return hasLike(table, seat, card.card(), card.id()) && !allowsCopies(table, seat, card.card());
  }

  /** Whether only a text lets this card join this party, which holds its like. */
  public static boolean isCopyByText(Table table, Seat seat, int card) {
    return hasLike(table, seat, card, NOT_IN_PLAY) && allowsCopies(table, seat, card);
  }

  /** Whether a text lets a party hold copies of this card. */
  public static boolean allowsCopies(Table table, Seat seat, int card) {
    return table
        .changes()
        .any(AllowCopies.class, (from, each) -> each.allowsCopies(table, from, seat, card));
  }

  /** Whether a party has a card like this unique one, other than the one of this id. */
  private static boolean hasLike(Table table, Seat seat, int card, int id) {
    Anatomy anatomy = table.cards.destiny(card);
    if (!anatomy.card.unique()) {
      return false;
    }
    for (InPlay other : table.side(seat).party()) {
      if (other.id() != id && isCopy(table, anatomy, other)) {
        return true;
      }
    }
    for (Opposer opposer : table.journey.opposers()) {
      InPlay other = opposer.companion();
      if (opposer.seat().equals(seat) && other.id() != id && isCopy(table, anatomy, other)) {
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
