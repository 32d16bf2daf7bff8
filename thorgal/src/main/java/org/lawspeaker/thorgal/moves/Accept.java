package org.lawspeaker.thorgal.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.thorgal.table.Acceptable;
import org.lawspeaker.thorgal.table.Table;

/**
 * Uses what is offered: a horn effect, or an optional part of a text.
 *
 * @param seat who
 */
public record Accept(Seat seat) implements SeatMove {
  private static final Citation OFFERED = Citation.of("THO-ACT-08");

  @Override
  public void judge(Table table, Faults faults) {
    Acceptable step = table.top(Acceptable.class);
    if (step == null || !step.seat().equals(seat)) {
      ThorgalMove.notNow(table, faults, OFFERED);
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(((Acceptable) table.agenda.top()).accepting());
  }

  @Override
  public void make(Table table) {
    ((Acceptable) table.agenda.top()).accept(table);
  }

  @Override
  public String text(Table table) {
    return "accept";
  }
}
