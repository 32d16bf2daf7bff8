package org.lawspeaker.handofdestiny.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.handofdestiny.boss.BossStep;
import org.lawspeaker.handofdestiny.boss.Rewards;
import org.lawspeaker.handofdestiny.table.Table;

/** Ends the Boss phase with the boss not defeated (HOD-Q-53). */
public record Stop() implements HandMove {
  private static final Citation STOPS = Citation.of("HOD-Q-53");
  private static final Citation GOES_ON = Citation.of("HOD-WIN-02");
  private static final Citation LAST_WAVE_LOST = Citation.of("HOD-Q-54");

  @Override
  public void judge(Table table, Faults faults) {
    if (table.agenda.isEmpty() || !(table.agenda.top() instanceof BossStep)) {
      faults.notNow(table, STOPS);
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(STOPS, table.isFinalWave() ? LAST_WAVE_LOST : GOES_ON);
  }

  @Override
  public void make(Table table) {
    Rewards.fail(table);
  }

  @Override
  public String text(Table table) {
    return "stop";
  }
}
