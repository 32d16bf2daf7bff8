package org.lawspeaker.thorgal.fate;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.thorgal.table.Table;

/** How many fate points a player has in a round (THO-FATE-03, THO-Q-82). */
public final class FateShare {
  /** By the printed rules (THO-FATE-03). */
  public static final int PRINTED = 7;

  /**
   * Of the bane players with 3, in order: base 4, with the +1 and the -1 marker (THO-MARK-06); with
   * two players both stay in the box (THO-SETUP-16).
   */
  private static final ImmutableList<Integer> OF_TWO = ImmutableList.of(5, 3);

  /** Of the bane players with 4, in order: base 3, with +1, plain and -1. */
  private static final ImmutableList<Integer> OF_THREE = ImmutableList.of(4, 3, 2);

  private static final Citation OF_SEVERAL = Citation.of("THO-Q-82");
  private static final Citation BY_A_CARD = Citation.of("THO-GEN-03");

  private FateShare() {}

  /** Adds why a player has another number of points than is printed. */
  static void judge(Table table, Seat seat, int given, Faults faults) {
    int byCards = byCards(table, seat);
    if (given - byCards != PRINTED) {
      faults.add(OF_SEVERAL, "no-fate-points", "points", given - byCards);
    }
    if (byCards != 0) {
      faults.add(BY_A_CARD, "no-fate-points", "points", given);
    }
  }

  /** The points of a seat, as its role and the cards in force give them; at least none. */
  public static int of(Table table, Seat seat) {
    return Math.max(0, byRole(table, seat) + byCards(table, seat));
  }

  private static int byCards(Table table, Seat seat) {
    return table
        .changes()
        .sum(FatePoints.class, (from, each) -> each.fatePoints(table, from, seat));
  }

  /** The points of a seat by its role alone. */
  public static int byRole(Table table, Seat seat) {
    if (table.isDestiny(seat) || table.settings.fullFate()) {
      return PRINTED;
    }
    ImmutableList<Seat> bane = table.banePlayers();
    return switch (bane.size()) {
      case 2 -> OF_TWO.get(bane.indexOf(seat));
      case 3 -> OF_THREE.get(bane.indexOf(seat));
      default -> PRINTED;
    };
  }
}
