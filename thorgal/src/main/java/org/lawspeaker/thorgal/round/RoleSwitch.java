package org.lawspeaker.thorgal.round;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.thorgal.effects.Happening;
import org.lawspeaker.thorgal.pack.Occasion;
import org.lawspeaker.thorgal.state.Step;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/**
 * Dusk step 4: the destiny role goes to the next player (THO-SWITCH-01, THO-Q-81), so that two
 * players exchange roles every round (THO-ROLE-04).
 */
public record RoleSwitch() implements ThorgalFrame {
  private static final Citation SWITCH = Citation.of("THO-SWITCH-01");
  private static final Citation CLOCKWISE = Citation.of("THO-Q-81");

  @Override
  public void run(Table table) {
    table.replaceTop(new HandOver());
    Happening.announce(table, Occasion.ROUND_ENDS, table.clock.destiny());
    Happening.announce(table, Occasion.PHASE_ENDS, Step.SWITCH);
    Happening.announce(table, Occasion.STEP_ENDS, Step.SWITCH);
  }

  /**
   * The markers change hands (THO-SWITCH-02), after what the end of Dusk and of the round set off.
   * With them everybody turns to the other deck (THO-SWITCH-03); parties stay (THO-SWITCH-05).
   */
  public record HandOver() implements ThorgalFrame {
    @Override
    public void run(Table table) {
      table.pop();
      Seat next = table.after(table.clock.destiny());
      table.clock = table.clock.withDestiny(next);
      if (table.tells()) {
        table.tell(
            table.seats() == 2 ? SWITCH : CLOCKWISE,
            "roles-switched",
            next + " takes the destiny player marker",
            "seat",
            "" + next.index());
      }
    }
  }
}
