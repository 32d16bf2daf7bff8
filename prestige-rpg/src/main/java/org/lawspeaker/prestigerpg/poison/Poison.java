package org.lawspeaker.prestigerpg.poison;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.prestigerpg.life.Damage;
import org.lawspeaker.prestigerpg.life.Death;
import org.lawspeaker.prestigerpg.table.Table;

/** Poison tokens (PRE-POISON-01). */
public final class Poison {
  private static final Citation BITE = Citation.of("PRE-POISON-02");
  private static final int DAMAGE = 5;

  private Poison() {}

  /** By how much a player's attacks are weaker (PRE-POISON-03, PRE-Q-79). */
  public static int weakens(Table table, Seat seat) {
    return table.sheet(seat).marks().weakens();
  }

  /**
   * At the end of every round all tokens do their damage, at the same time (PRE-POISON-04). It is
   * no attack, so that nothing redirects it (PRE-POISON-07).
   */
  public static void bite(Table table) {
    ImmutableList<Seat> bitten =
        Lists.where(table.inOrder(), seat -> table.sheet(seat).marks().poison() > 0);
    if (bitten.isEmpty()) {
      return;
    }
    int[] left = new int[bitten.size()];
    for (int i = 0; i < left.length; i++) {
      left[i] = Damage.left(table, bitten.get(i), bite(table, bitten.get(i)), false);
    }
    for (int i = 0; i < left.length; i++) {
      Seat seat = bitten.get(i);
      if (table.isTelling()) {
        table.tell(BITE, "poison", seat + " suffers from poison");
      }
      left[i] = Damage.receive(table, seat, bite(table, seat), left[i]);
    }
    for (int i = left.length - 1; i >= 0; i--) {
      Damage.setOff(table, bitten.get(i), left[i]);
    }
    Death.settle(table);
  }

  private static int bite(Table table, Seat seat) {
    return DAMAGE * table.sheet(seat).marks().poison();
  }
}
