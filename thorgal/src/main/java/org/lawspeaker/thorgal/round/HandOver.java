package org.lawspeaker.thorgal.round;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/**
 * The markers change hands (THO-SWITCH-02), after what the end of Dusk and of the round set off.
 * With them everybody turns to the other deck (THO-SWITCH-03); parties stay (THO-SWITCH-05).
 */
public record HandOver() implements ThorgalFrame {
  private static final Citation SWITCH = Citation.of("THO-SWITCH-01");
  private static final Citation CLOCKWISE = Citation.of("THO-Q-81");

  @Override
  public ImmutableList<ThorgalFrame> brokenOff(Table table, Seat out) {
    return ImmutableList.of(this);
  }

  @Override
  public void run(Table table) {
    table.pop();
    Seat next = table.after(table.clock.destiny());
    table.clock = table.clock.withDestiny(next);
    if (table.isTelling()) {
      table.tell(
          table.seats() == 2 ? SWITCH : CLOCKWISE,
          "roles-switched",
          next + " takes the destiny player marker",
          "seat",
          "" + next.index());
    }
  }
}
