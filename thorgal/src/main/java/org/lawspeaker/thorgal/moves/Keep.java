package org.lawspeaker.thorgal.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.thorgal.dusk.CleanUp;
import org.lawspeaker.thorgal.table.Table;

/**
 * Keeps the rest of the hand in clean-up, if a text allows it.
 *
 * @param seat who
 */
public record Keep(Seat seat) implements SeatMove {
  private static final Citation CLEAN_UP = Citation.of("THO-CLEAN-02");
  private static final Citation NONE_KEPT = Citation.of("THO-CLEAN-03");
  private static final Citation TEXT = Citation.of("THO-GEN-03");

  @Override
  public void judge(Table table, Faults faults) {
    CleanUp step = table.top(CleanUp.class);
    if (step == null || !step.seat().equals(seat)) {
      ThorgalMove.notNow(table, faults, CLEAN_UP);
      return;
    }
    if (!step.mayKeep(table)) {
      faults.add(NONE_KEPT, "none-kept");
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(TEXT);
  }

  @Override
  public void make(Table table) {
    ((CleanUp) table.agenda.top()).keep(table);
  }

  @Override
  public String text(Table table) {
    return "keep";
  }
}
