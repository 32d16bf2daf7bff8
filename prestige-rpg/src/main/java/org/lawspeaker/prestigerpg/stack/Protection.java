package org.lawspeaker.prestigerpg.stack;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.Mode;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * Which attacks, with their Riders, are safe from unwanted Action cards, though from nothing else
 * (PRE-SPECIAL-02, PRE-ABILITY-04, PRE-Q-42).
 */
public final class Protection {
  private static final Citation LINKED = Citation.of("PRE-ABILITY-04");

  private Protection() {}

  /**
   * A Special Attack always, an attack linked to an ability outside Bonus Rounds (PRE-ABILITY-05).
   */
  public static boolean covers(Table table, Attack attack) {
    boolean bonus = table.clock.isBonus();
    if (bonus && attack.linked() && table.isWeighing()) {
      table.weigh(LINKED, "the attack is linked to an ability, but this is a Bonus Round");
    }
    if (table.isWeighing() && !attack.linked() && attack.mode() != Mode.SPECIAL) {
      table.weigh(LINKED, "the attack is neither a Special Attack nor linked to an ability");
    }
    return attack.mode() == Mode.SPECIAL || (attack.linked() && !bonus);
  }
}
