package org.lawspeaker.thorgal.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.thorgal.dusk.UpkeepFailed;
import org.lawspeaker.thorgal.table.Table;

/**
 * Destroys the companion whose upkeep failed.
 *
 * @param seat who
 */
public record Destroy(Seat seat) implements SeatMove {
  private static final Citation CHOICE = Citation.of("THO-UPKEEP-06");

  @Override
  public void judge(Table table, Faults faults) {
    UpkeepFailed step = table.top(UpkeepFailed.class);
    if (step == null || !step.seat().equals(seat)) {
      ThorgalMove.notNow(table, faults, CHOICE);
      return;
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(CHOICE);
  }

  @Override
  public void make(Table table) {
    ((UpkeepFailed) table.agenda.top()).destroy(table);
  }

  @Override
  public String text(Table table) {
    return "destroy";
  }
}
