package org.lawspeaker.prestigerpg.hand;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.prestigerpg.effects.Cause;
import org.lawspeaker.prestigerpg.state.Status;
import org.lawspeaker.prestigerpg.table.Table;

/** Dead players who fight against the party (PRE-LICH-03). */
public final class Fallen {
  private static final Citation DRAW = Citation.of("PRE-LICH-07");
  private static final int HAND = 7;

  private Fallen() {}

  /** Whether this player is dead and a living token. */
  public static boolean fights(Table table, Seat seat) {
    return table.foe.tokenOf(seat) >= 0 && table.sheet(seat).status() == Status.DEAD;
  }

  /** Those who fight, in the order of death (PRE-Q-90). */
  public static ImmutableList<Seat> fighting(Table table) {
    if (table.foe.players().isEmpty()) {
      return ImmutableList.of();
    }
    ImmutableList.Builder<Seat> seats = ImmutableList.builder();
    for (int i = 0; i < table.foe.players().size(); i++) {
      Seat seat = Seat.of(table.foe.players().get(i));
      if (fights(table, seat)) {
        seats.add(seat);
      }
    }
    return seats.build();
  }

  /** All of them draw their hands. */
  public static void arm(Table table) {
    draw(table, HAND);
  }

  /** All of them draw so many cards. */
  public static void draw(Table table, int cards) {
    ImmutableList<Seat> seats = fighting(table);
    for (int i = seats.size() - 1; i >= 0; i--) {
      table.push(Drawing.cards(Cause.FALLEN, seats.get(i), cards));
    }
  }

  /** Whether any card is left that a dead player would keep. */
  public static boolean findsAny(Table table) {
    return keepsAny(table, table.piles.deck())
        || keepsAny(table, table.piles.discards())
        || keepsAny(table, table.piles.buried());
  }

  private static boolean keepsAny(Table table, Bag cards) {
    for (int i = 0; i < cards.size(); i++) {
      if (table.cards.isKeptByTheFallen(cards.nth(i))) {
        return true;
      }
    }
    return false;
  }

  /** A card that is not kept is discarded; another is drawn for it. */
  public static void passOver(Table table, Seat seat, int card) {
    table.discard(card);
    if (table.isTelling()) {
      String name = table.cards.printed(card);
      String written = table.cards.names().card(card);
      table.tell(DRAW, "redraws", seat + " draws another card for " + name, "card", written);
    }
  }
}
