package org.lawspeaker.thorgal.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.thorgal.dusk.UpkeepFailed;
import org.lawspeaker.thorgal.table.Table;

/**
 * Keeps the companion whose upkeep failed, for damage.
 *
 * @param seat who
 */
public record Suffer(Seat seat) implements SeatMove {
  private static final Citation CHOICE = Citation.of("THO-UPKEEP-06");
  private static final Citation DEADLY = Citation.of("THO-Q-55");

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
    return ImmutableList.of(CHOICE, DEADLY);
  }

  @Override
  public void make(Table table) {
    ((UpkeepFailed) table.agenda.top()).suffer(table);
  }

  @Override
  public String text(Table table) {
    return "suffer";
  }
}
