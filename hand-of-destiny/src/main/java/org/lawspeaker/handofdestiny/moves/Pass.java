package org.lawspeaker.handofdestiny.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.handofdestiny.combat.resolve.ResolveStep;
import org.lawspeaker.handofdestiny.setup.HeldPotions;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.Table;

/** Lets a monster ability be resolved, or held potions lapse. */
public record Pass() implements HandMove {
  private static final Citation WINDOW = Citation.of("HOD-Q-28");
  private static final Citation MUST_RESOLVE = Citation.of("HOD-ORDER-04");
  private static final Citation POTIONS = Citation.of("HOD-Q-67");
  private static final Citation NO_PASS = Citation.of("HOD-Q-34");

  @Override
  public void judge(Table table, Faults faults) {
    HandFrame top = table.agenda.isEmpty() ? null : table.agenda.top();
    if (!(top instanceof ResolveStep || top instanceof HeldPotions)) {
      faults.notNow(table, NO_PASS);
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return table.agenda.top() instanceof ResolveStep
        ? ImmutableList.of(WINDOW, MUST_RESOLVE)
        : ImmutableList.of(POTIONS);
  }

  @Override
  public void make(Table table) {
    if (table.agenda.top() instanceof ResolveStep step) {
      step.pass(table);
    } else {
      table.pop();
    }
  }

  @Override
  public String text(Table table) {
    return "pass";
  }
}
