package org.lawspeaker.thorgal.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.thorgal.dusk.UpkeepStep;
import org.lawspeaker.thorgal.table.Table;

/**
 * Checks the upkeep of a companion.
 *
 * @param seat who
 * @param companion its id
 */
public record Check(Seat seat, int companion) implements SeatMove {
  private static final Citation UPKEEP = Citation.of("THO-UPKEEP-01");
  private static final Citation ORDER = Citation.of("THO-UPKEEP-04");
  private static final Citation ONCE = Citation.of("THO-UPKEEP-13");

  @Override
  public void judge(Table table, Faults faults) {
    UpkeepStep step = table.top(UpkeepStep.class);
    if (step == null || !step.seat().equals(seat)) {
      ThorgalMove.notNow(table, faults, UPKEEP);
      return;
    }
    if (!step.isLeft(table, companion)) {
      faults.add(ONCE, "not-to-be-checked");
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(UPKEEP, ORDER);
  }

  @Override
  public void make(Table table) {
    ((UpkeepStep) table.agenda.top()).check(table, companion);
  }

  @Override
  public String text(Table table) {
    return "check " + table.nameOf(companion);
  }
}
