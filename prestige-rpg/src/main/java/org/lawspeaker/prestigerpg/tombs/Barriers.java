package org.lawspeaker.prestigerpg.tombs;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.prestigerpg.dead.Death;
import org.lawspeaker.prestigerpg.lasting.Barrier;
import org.lawspeaker.prestigerpg.lasting.Standing;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.strike.Damage;
import org.lawspeaker.prestigerpg.table.Table;

/** A barrier before a creature (PRE-Q-96). */
public final class Barriers {
  private static final Citation DOWN = Citation.of("PRE-MAGUS-01");

  private Barriers() {}

  /** A strong attack knocks it down and harms its player, which is no creature's attack. */
  public static void knock(Table table, Attack attack, int worth) {
    Barrier barrier = Standing.ofFoe(table, Barrier.class);
    if (barrier == null || !table.foe.barrier() || worth < barrier.breaks()) {
      return;
    }
    table.foe = table.foe.withBarrier(false);
    if (table.isTelling()) {
      table.tell(DOWN, "barrier", attack.owner() + " knocks the barrier down");
    }
    Damage.deal(table, attack.owner(), barrier.backlash(), false);
    Death.settle(table);
  }
}
