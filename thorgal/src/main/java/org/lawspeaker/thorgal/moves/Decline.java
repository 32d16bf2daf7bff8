package org.lawspeaker.thorgal.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.thorgal.table.Declinable;
import org.lawspeaker.thorgal.table.Table;

/**
 * Does without what is offered: opposing, a symbol, a horn effect, an optional part of a text.
 *
 * @param seat who
 */
public record Decline(Seat seat) implements SeatMove {
  private static final Citation OFFERED = Citation.of("THO-ACT-08");

  @Override
  public void judge(Table table, Faults faults) {
    Declinable step = table.top(Declinable.class);
    if (step == null || !step.seat().equals(seat) || !step.mayDecline(table)) {
      ThorgalMove.notNow(table, faults, OFFERED);
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(((Declinable) table.agenda.top()).declining());
  }

  @Override
  public void make(Table table) {
    ((Declinable) table.agenda.top()).decline(table);
  }

  @Override
  public String text(Table table) {
    return "decline";
  }
}
