package org.lawspeaker.thorgal.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.thorgal.journey.Opposing;
import org.lawspeaker.thorgal.table.Table;

/**
 * Opposes the journey with a companion.
 *
 * @param seat who
 * @param companion its id
 */
public record Oppose(Seat seat, int companion) implements SeatMove {
  private static final Citation ONCE = Citation.of("THO-OPP-09");

  @Override
  public void judge(Table table, Faults faults) {
    Opposing step = table.top(Opposing.class);
    if (step == null || !step.seat().equals(seat)) {
      ThorgalMove.notNow(table, faults, ONCE);
      return;
    }
    Opposing.judge(table, seat, companion, faults);
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return Opposing.allowedBy(table, seat, companion);
  }

  @Override
  public void make(Table table) {
    ((Opposing) table.agenda.top()).oppose(table, companion);
  }

  @Override
  public String text(Table table) {
    return "oppose " + table.nameOf(companion);
  }
}
