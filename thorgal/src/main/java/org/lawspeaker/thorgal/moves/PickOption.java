package org.lawspeaker.thorgal.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.thorgal.table.PickingOption;
import org.lawspeaker.thorgal.table.Table;

/**
 * Chooses one of several things by its number.
 *
 * @param seat who
 * @param option from 0
 */
public record PickOption(Seat seat, int option) implements SeatMove {
  private static final Citation CHOICE = Citation.of("THO-ACT-08");

  @Override
  public void judge(Table table, Faults faults) {
    PickingOption step = table.top(PickingOption.class);
    if (step == null || !step.seat().equals(seat)) {
      ThorgalMove.notNow(table, faults, CHOICE);
    } else if (!step.offers(table, option)) {
      faults.add(step.why(), "not-offered");
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(((PickingOption) table.agenda.top()).why());
  }

  @Override
  public void make(Table table) {
    ((PickingOption) table.agenda.top()).choose(table, option);
  }

  @Override
  public String text(Table table) {
    return "option " + (option + 1);
  }
}
