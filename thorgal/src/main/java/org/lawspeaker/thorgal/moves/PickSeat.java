package org.lawspeaker.thorgal.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.thorgal.table.PickingSeat;
import org.lawspeaker.thorgal.table.Table;

/**
 * Chooses a player for an effect.
 *
 * @param seat who
 * @param chosen the player
 */
public record PickSeat(Seat seat, Seat chosen) implements SeatMove {
  private static final Citation CHOICE = Citation.of("THO-Q-86");

  @Override
  public void judge(Table table, Faults faults) {
    PickingSeat step = table.top(PickingSeat.class);
    if (step == null || !step.seat().equals(seat)) {
      ThorgalMove.notNow(table, faults, CHOICE);
    } else if (!step.offers(table, chosen)) {
      faults.add(CHOICE, "not-offered");
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(CHOICE);
  }

  @Override
  public void make(Table table) {
    ((PickingSeat) table.agenda.top()).choose(table, chosen);
  }

  @Override
  public String text(Table table) {
    return "player " + chosen.index();
  }
}
