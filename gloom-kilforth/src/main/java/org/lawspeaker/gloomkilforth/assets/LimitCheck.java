package org.lawspeaker.gloomkilforth.assets;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Table;

/** The limits of six are checked, once a process is over (GOK-LIMIT-04, GOK-Q-79). */
public record LimitCheck() implements GloomStep {
  @Override
  public void run(Table table) {
    for (Seat seat : table.clockwise(table.decider())) {
      if (LimitOfSix.exceeds(table.hero(seat))) {
        table.push(new LimitOfSix(seat));
        return;
      }
    }
    table.pop();
  }
}
