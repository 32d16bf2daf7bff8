package org.lawspeaker.prestigerpg.winning;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.table.Table;

/** An opinion of how well a seat stands, for players that look ahead. */
public final class Prospects {
  private static final double LIFE_WORTH = 0.04;
  private static final double CARD_WORTH = 0.1;
  private static final double ITEM_WORTH = 0.5;
  private static final double SCALE = 12;

  private Prospects() {}

  /** From 0 to 1: Prestige and life against the best of the others; the dead have none. */
  public static double of(Table table, Seat seat) {
    if (!table.lives(seat)) {
      return 0;
    }
    double own = standing(table, seat);
    double best = Double.NEGATIVE_INFINITY;
    for (Seat other : table.inOrder()) {
      if (!other.equals(seat)) {
        best = Math.max(best, standing(table, other));
      }
    }
    return best == Double.NEGATIVE_INFINITY ? 1 : 1 / (1 + Math.exp((best - own) / SCALE * 4));
  }

  private static double standing(Table table, Seat seat) {
    Sheet sheet = table.sheet(seat);
    return sheet.prestige()
        + sheet.life() * LIFE_WORTH
        + sheet.hand().size() * CARD_WORTH
        + sheet.items().size() * ITEM_WORTH
        - sheet.marks().poison();
  }
}
