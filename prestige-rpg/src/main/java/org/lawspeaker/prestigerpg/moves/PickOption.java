package org.lawspeaker.prestigerpg.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.prestigerpg.table.PickingOption;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * Chooses one of several ways.
 *
 * @param seat who
 * @param way how it is written
 */
public record PickOption(Seat seat, String way) implements SeatMove {
  private static final Citation CHOICE = Citation.of("PRE-SPECIFIC-01");

  @Override
  public void judge(Table table, Faults faults) {
    PickingOption step = table.top(PickingOption.class);
    if (step == null || !step.asksSeat(seat)) {
      PrestigeMove.notAsked(table, faults, CHOICE);
    } else if (!step.options(table).contains(way)) {
      faults.add(step.why(), "not-that-way");
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(((PickingOption) table.agenda.top()).why());
  }

  @Override
  public void make(Table table) {
    PickingOption step = (PickingOption) table.agenda.top();
    step.pickOption(table, seat, step.options(table).indexOf(way));
  }

  @Override
  public String text(Table table) {
    return "choose " + way;
  }
}
