package org.lawspeaker.thorgal.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.thorgal.action.ActionStep;
import org.lawspeaker.thorgal.action.Activating;
import org.lawspeaker.thorgal.table.Table;

/**
 * Activates an effect of a card in play.
 *
 * @param seat who
 * @param id the card
 */
public record Activate(Seat seat, int id) implements SeatMove {
  private static final Citation ACTION = Citation.of("THO-ACT-02");

  @Override
  public void judge(Table table, Faults faults) {
    ActionStep step = table.top(ActionStep.class);
    if (step == null || !step.seat().equals(seat)) {
      ThorgalMove.notNow(table, faults, ACTION);
      return;
    }
    Activating.judge(table, seat, id, faults);
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return Activating.allowedBy(table, id);
  }

  @Override
  public void make(Table table) {
    ((ActionStep) table.agenda.top()).acted(table);
    Activating.activate(table, seat, id);
  }

  @Override
  public String text(Table table) {
    return "activate " + table.nameOf(id);
  }
}
