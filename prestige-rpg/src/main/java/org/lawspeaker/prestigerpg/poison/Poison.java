package org.lawspeaker.prestigerpg.poison;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.life.Damage;
import org.lawspeaker.prestigerpg.life.Death;
import org.lawspeaker.prestigerpg.table.Table;

/** Poison tokens (PRE-POISON-01). */
public final class Poison {
  private static final Citation BITE = Citation.of("PRE-POISON-02");
  private static final int DAMAGE = 5;
  private static final int WEAKENS = 10;

  private Poison() {}

  /** By how much a player's attacks are weaker (PRE-POISON-03, PRE-Q-79). */
  public static int weakens(Table table, Seat seat) {
    return WEAKENS * table.sheet(seat).marks().poison();
  }

  /**
   * At the end of every round all tokens do their damage, at the same time (PRE-POISON-04). It is
   * no attack, so that nothing redirects it (PRE-POISON-07).
   */
  public static void bite(Table table) {
    boolean any = false;
    for (Seat seat : table.inOrder()) {
      int tokens = table.sheet(seat).marks().poison();
      if (tokens > 0) {
        if (table.isTelling()) {
          table.tell(BITE, "poison", seat + " suffers from poison");
        }
        Damage.deal(table, seat, DAMAGE * tokens, false);
        any = true;
      }
    }
    if (any) {
      Death.settle(table);
    }
  }
}
