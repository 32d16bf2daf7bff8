package org.lawspeaker.thorgal.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.thorgal.action.ActionStep;
import org.lawspeaker.thorgal.table.Table;

/**
 * Passes in an action step.
 *
 * @param seat who
 */
public record Pass(Seat seat) implements SeatMove {
  private static final Citation ACTION = Citation.of("THO-ACT-02");
  private static final Citation PASS = Citation.of("THO-PASS-01");
  private static final Citation ALWAYS = Citation.of("THO-PASS-02");

  @Override
  public void judge(Table table, Faults faults) {
    ActionStep step = table.top(ActionStep.class);
    if (step == null || !step.seat().equals(seat)) {
      ThorgalMove.notNow(table, faults, ACTION);
      return;
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(PASS, ALWAYS);
  }

  @Override
  public void make(Table table) {
    ((ActionStep) table.agenda.top()).passed(table);
  }

  @Override
  public String text(Table table) {
    return "pass";
  }
}
