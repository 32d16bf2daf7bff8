package org.lawspeaker.thorgal.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.thorgal.table.Picking;
import org.lawspeaker.thorgal.table.Table;

/**
 * Chooses a card in play for a symbol or an effect.
 *
 * @param seat who
 * @param id the card
 */
public record Pick(Seat seat, int id) implements SeatMove {
  private static final Citation CHOICE = Citation.of("THO-ACT-08");

  @Override
  public void judge(Table table, Faults faults) {
    Picking step = table.top(Picking.class);
    if (step == null || !step.seat().equals(seat)) {
      ThorgalMove.notNow(table, faults, CHOICE);
    } else if (!step.offers(table, id)) {
      faults.add(step.why(), "not-offered");
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(((Picking) table.agenda.top()).why());
  }

  @Override
  public void make(Table table) {
    ((Picking) table.agenda.top()).choose(table, id);
  }

  @Override
  public String text(Table table) {
    return "choose " + table.nameOf(id);
  }
}
