package org.lawspeaker.prestigerpg.stack;

import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.Mode;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * Which attacks, with their Riders, are safe from unwanted Action cards, though from nothing else
 * (PRE-SPECIAL-02, PRE-ABILITY-04, PRE-Q-42).
 */
public final class Protection {
  private Protection() {}

  /**
   * A Special Attack always, an attack linked to an ability outside Bonus Rounds (PRE-ABILITY-05).
   */
  public static boolean covers(Table table, Attack attack) {
    return attack.mode() == Mode.SPECIAL || (attack.linked() && !table.clock.isBonus());
  }
}
