package org.lawspeaker.hofordeals.combat;

import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Table;

/** The cards that were drawn into the combat are resolved; then a combat round begins. */
public record Resolving() implements ResolvingDrawn {
  @Override
  public void goOn(Table table) {
    Combat.nextRound(table);
  }

  @Override
  public Optional<HofStep> afterDeath(Table table, Seat dead) {
    return CombatEnd.ofDead(table, dead, this);
  }
}
