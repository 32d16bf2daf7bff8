package org.lawspeaker.prestigerpg.creature;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.prestigerpg.life.Damage;
import org.lawspeaker.prestigerpg.life.Death;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.table.Table;

/** A barrier before a creature (PRE-Q-96). */
public final class Barriers {
  private static final Citation DOWN = Citation.of("PRE-MAGUS-01");

  private Barriers() {}

  /** A strong attack knocks it down and harms its player, which is no creature's attack. */
  public static void knock(Table table, Attack attack, int worth) {
    Optional<Barrier> found = table.changes(Barrier.class).first(Barrier.class);
    if (found.isEmpty() || !table.foe.barrier() || worth < found.get().breaks()) {
      return;
    }
    Barrier barrier = found.get();
    table.foe = table.foe.withBarrier(false);
    if (table.isTelling()) {
      table.tell(DOWN, "barrier", attack.owner() + " knocks the barrier down");
    }
    Damage.deal(table, attack.owner(), barrier.backlash(), false);
    Death.settle(table);
  }
}
