package org.lawspeaker.prestigerpg.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.prestigerpg.table.Accepting;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * Says no.
 *
 * @param seat who
 */
public record Refuse(Seat seat) implements SeatMove {
  private static final Citation ASKED = Citation.of("PRE-Q-40");

  @Override
  public void judge(Table table, Faults faults) {
    Accepting step = table.top(Accepting.class);
    if (step == null || !step.seat().equals(seat)) {
      PrestigeMove.notAsked(table, faults, ASKED);
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(((Accepting) table.agenda.top()).why());
  }

  @Override
  public void make(Table table) {
    ((Accepting) table.agenda.top()).answer(table, false);
  }

  @Override
  public String text(Table table) {
    return "refuse";
  }
}
