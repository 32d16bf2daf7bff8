package org.lawspeaker.gloomkilforth.night;

import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Table;

/** The Night card is resolved (GOK-NIGHT-05): now comes what that sets off for each hero. */
public record NightCardOver() implements GloomStep {
  @Override
  public void run(Table table) {
    table.pop();
    table.fireEach(Moment.NIGHT_RESOLVED);
  }
}
