package org.lawspeaker.hofordeals.ending;

import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.hofordeals.combat.ResolvingDrawn;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Table;

/** The Strike Bonus of a duellist is resolved, as in a combat (HOF-TIE-06, HOF-Q-63). */
public record DuelResolving() implements ResolvingDrawn {
  @Override
  public void goOn(Table table) {
    table.pop();
  }

  @Override
  public Optional<HofStep> afterDeath(Table table, Seat dead) {
    return table.isActive(dead) ? Optional.empty() : Optional.of(this);
  }
}
