package org.lawspeaker.hofordeals.combat;

import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.hofordeals.occasions.Occasions;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Moment;
import org.lawspeaker.hofordeals.table.Table;

/**
 * Once all minions are revealed, other abilities of the start of combat work (HOF-COMBAT-04),
 * before the Strike Bonus is drawn (HOF-CARD-24).
 */
public record CombatStart() implements HofStep {
  @Override
  public void run(Table table) {
    table.replaceTop(new StrikeDraw(false));
    Occasions.fire(table, table.active(), Moment.COMBAT_STARTS);
  }

  @Override
  public Optional<HofStep> afterDeath(Table table, Seat dead) {
    return CombatEnd.ofDead(table, dead, this);
  }
}
