package org.lawspeaker.handofdestiny.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.handofdestiny.merchant.Market;
import org.lawspeaker.handofdestiny.setup.WaveSetup;
import org.lawspeaker.handofdestiny.table.Table;

/** Leaves the merchant: the next wave is set up (HOD-GAME-06, HOD-Q-65). */
public record Leave() implements HandMove {
  private static final Citation LEAVES = Citation.of("HOD-Q-65");
  private static final Citation PHASE = Citation.of("HOD-MERCHANT-01");

  @Override
  public void judge(Table table, Faults faults) {
    if (table.agenda.isEmpty() || !(table.agenda.top() instanceof Market)) {
      faults.notNow(table, PHASE);
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(LEAVES);
  }

  @Override
  public void make(Table table) {
    WaveSetup.next(table);
  }

  @Override
  public String text(Table table) {
    return "leave";
  }
}
