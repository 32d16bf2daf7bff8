package org.lawspeaker.prestigerpg.scoring;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.state.Clock;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.table.Table;

/** Prestige (PRE-END-01, PRE-Q-68). */
public final class Scoring {
  private static final Citation BONUS = Citation.of("PRE-Q-04");
  private static final int MOST_BONUS = 3;

  private Scoring() {}

  /** A player gains Prestige, or loses it if it is below 0, by this clause. */
  public static void gain(Table table, Seat seat, int prestige, Citation why) {
    if (prestige == 0) {
      return;
    }
    Sheet sheet = table.sheet(seat);
    table.set(seat, sheet.withPrestige(sheet.prestige() + prestige));
    if (table.isTelling()) {
      table.tell(
          why,
          "prestige",
          seat + (prestige > 0 ? " gains " + prestige : " loses " + -prestige) + " Prestige",
          "seat",
          "" + seat.index(),
          "prestige",
          "" + prestige);
    }
  }

  /** The bonus for a killing blow in an encounter of this number (PRE-BONUS-01). */
  public static int bonus(Table table) {
    int past = table.clock.encounter() - Clock.FIRST_BONUS + 1;
    int bonus = past <= 0 ? 0 : table.settings.flatBonus() ? 1 : Math.min(MOST_BONUS, past);
    if (bonus > 0 && table.isTelling()) {
      table.tell(BONUS, "bonus", "the killing blow earns " + bonus + " Prestige more");
    }
    return bonus;
  }
}
