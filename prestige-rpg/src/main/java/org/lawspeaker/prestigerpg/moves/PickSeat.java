package org.lawspeaker.prestigerpg.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.prestigerpg.table.PickingSeat;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * Chooses a player.
 *
 * @param seat who
 * @param chosen whom
 */
public record PickSeat(Seat seat, Seat chosen) implements SeatMove {
  private static final Citation CHOICE = Citation.of("PRE-SPECIFIC-01");

  @Override
  public void judge(Table table, Faults faults) {
    PickingSeat step = table.top(PickingSeat.class);
    if (step == null || !step.seat().equals(seat)) {
      PrestigeMove.notAsked(table, faults, CHOICE);
    } else if (!step.offersSeat(table, chosen)) {
      faults.add(step.whySeat(), "not-that-player");
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(((PickingSeat) table.agenda.top()).whySeat());
  }

  @Override
  public void make(Table table) {
    ((PickingSeat) table.agenda.top()).pickSeat(table, chosen);
  }

  @Override
  public String text(Table table) {
    return "player seat-" + chosen.index();
  }
}
