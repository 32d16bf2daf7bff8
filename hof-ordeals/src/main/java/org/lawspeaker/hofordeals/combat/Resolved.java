package org.lawspeaker.hofordeals.combat;

import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Table;

/**
 * The cards that an ability bound are resolved; those drawn before them wait for their turn, in an
 * order that is still the player's choice.
 *
 * @param from the least id of the cards that it bound
 */
public record Resolved(int from) implements ResolvingDrawn {
  @Override
  public void goOn(Table table) {
    table.pop();
  }

  @Override
  public Optional<HofStep> afterDeath(Table table, Seat dead) {
    return table.isActive(dead) ? Optional.empty() : Optional.of(this);
  }
}
