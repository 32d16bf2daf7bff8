package org.lawspeaker.handofdestiny.boss;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.handofdestiny.state.Phase;
import org.lawspeaker.handofdestiny.table.Table;

/** When the boss may not be attacked, and why. */
public final class BossTimes {
  private static final Citation BOSS_LATER = Citation.of("HOD-BOSS-09");
  private static final Citation PHASES = Citation.of("HOD-GAME-05");
  private static final Citation COMPLETELY = Citation.of("HOD-BATTACK-03");
  private static final Citation STOPS = Citation.of("HOD-Q-53");

  private BossTimes() {}

  /** Why neither an attack on the boss nor a critical hit can be begun now. */
  public static void attack(Table table, Faults faults) {
    if (table.progress.phase() == Phase.BOSS) {
      table.notNow(faults, COMPLETELY);
    } else if (table.row.size() > 0) {
      faults.add(BOSS_LATER, "monsters-remain", "monsters", table.row.size());
    } else {
      table.notNow(faults, PHASES);
    }
  }

  /** Why the Boss phase cannot be ended now. */
  public static void stop(Table table, Faults faults) {
    table.notNow(faults, STOPS);
  }
}
