package org.lawspeaker.thorgal.round;

import org.lawspeaker.thorgal.occasions.Happening;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.table.Occasion;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/**
 * Dusk step 4: the destiny role goes to the next player (THO-SWITCH-01, THO-Q-81), so that two
 * players exchange roles every round (THO-ROLE-04).
 */
public record RoleSwitch() implements ThorgalFrame {
  @Override
  public void run(Table table) {
    table.replaceTop(new HandOver());
    Happening.announce(table, Occasion.ROUND_ENDS, table.clock.destiny());
    Happening.announce(table, Occasion.PHASE_ENDS, RoundStep.SWITCH);
    Happening.announce(table, Occasion.STEP_ENDS, RoundStep.SWITCH);
  }
}
