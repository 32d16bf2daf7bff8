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

  /**
   * Adds why a player has another number of points than is printed. Only what everybody knows is
   * looked at: what cards give was settled when the drawing began, and what they look at may be
   * hidden by now (THO-Q-15).
   */
  static void judge(Table table, Seat seat, int given, Faults faults) {
    int byRole = byRole(table, seat);
    if (byRole != PRINTED) {
      faults.add(OF_SEVERAL, "no-fate-points", "points", byRole);
    }
    if (given != byRole) {
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
  static int byRole(Table table, Seat seat) {
    if (table.isDestiny(seat) || table.settings.fullFate()) {
      return PRINTED;
    }
    ImmutableList<Seat> bane = banePlayers(table);
    return switch (bane.size()) {
      case 2 -> OF_TWO.get(bane.indexOf(seat));
      case 3 -> OF_THREE.get(bane.indexOf(seat));
      default -> PRINTED;
    };
  }

  /**
   * The bane players of the round: one who is out since it began has a share in its numbers, which
   * are others from the next round on (THO-Q-89).
   */
  private static ImmutableList<Seat> banePlayers(Table table) {
    ImmutableList.Builder<Seat> bane = ImmutableList.builderWithExpectedSize(table.seats());
    for (int i = 1; i < table.seats(); i++) {
      Seat seat = Seat.of((table.clock.destiny().index() + i) % table.seats());
      if (table.side(seat).in() || table.clock.outThisRound().contains(seat)) {
        bane.add(seat);
      }
    }
    return bane.build();
  }
}
