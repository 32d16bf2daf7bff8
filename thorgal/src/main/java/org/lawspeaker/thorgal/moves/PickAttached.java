package org.lawspeaker.thorgal.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.thorgal.effects.PickingAttached;
import org.lawspeaker.thorgal.table.Table;

/**
 * Chooses a card attached to the destination for an effect.
 *
 * @param seat who
 * @param place in the order of attaching, from 0
 */
public record PickAttached(Seat seat, int place) implements SeatMove {
  private static final Citation CHOICE = Citation.of("THO-ACT-08");
  private static final Citation ATTACHED = Citation.of("THO-Q-102");

  @Override
  public void judge(Table table, Faults faults) {
    PickingAttached step = table.top(PickingAttached.class);
    if (step == null || !step.seat().equals(seat)) {
      ThorgalMove.notNow(table, faults, CHOICE);
    } else if (place < 0 || place >= table.journey.attached().size()) {
      faults.add(ATTACHED, "not-offered");
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(ATTACHED);
  }

  @Override
  public void make(Table table) {
    ((PickingAttached) table.agenda.top()).choose(table, place);
  }

  @Override
  public String text(Table table) {
    return "attached " + (place + 1);
  }
}
