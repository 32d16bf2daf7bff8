package org.lawspeaker.hofordeals.combat;

import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Table;

/**
 * A card comes to an enemy after what it does when it is assigned.
 *
 * @param source the bound card
 * @param enemy to whom
 */
public record Landing(int source, int enemy) implements HofStep {
  @Override
  public void run(Table table) {
    table.pop();
    Assignments.land(table, table.active(), source, enemy);
  }

  @Override
  public Optional<HofStep> afterDeath(Table table, Seat dead) {
    return table.isActive(dead) ? Optional.empty() : Optional.of(this);
  }
}
