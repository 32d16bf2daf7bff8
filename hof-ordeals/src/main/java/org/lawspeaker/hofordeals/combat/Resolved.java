package org.lawspeaker.hofordeals.combat;

import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.hofordeals.state.Bound;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Table;

/** What cards that an ability bound do is resolved, the first bound first. */
public record Resolved() implements HofStep {
  @Override
  public void run(Table table) {
    Seat seat = table.active();
    for (Bound bound : table.hero(seat).bound()) {
      if (bound.unresolved() && table.fight != null) {
        Resolving.resolve(table, bound);
        return;
      }
    }
    table.pop();
  }

  @Override
  public Optional<HofStep> afterDeath(Table table, Seat dead) {
    return table.isActive(dead) ? Optional.empty() : Optional.of(this);
  }
}
