package org.lawspeaker.thorgal.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.thorgal.journey.Undertaking;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.table.Table;

/**
 * Chooses the destination of the journey.
 *
 * @param seat who
 * @param land the id of a land
 */
public record Travel(Seat seat, int land) implements SeatMove {
  private static final Citation CHOICE = Citation.of("THO-JOURNEY-01");
  private static final Citation CONQUERED = Citation.of("THO-JOURNEY-03");
  private static final Citation ANY_FACTION = Citation.of("THO-JOURNEY-02");

  @Override
  public void judge(Table table, Faults faults) {
    Undertaking step = table.top(Undertaking.class);
    if (step == null || !step.seat().equals(seat)) {
      ThorgalMove.notNow(table, faults, CHOICE);
      return;
    }
    Land chosen = table.land(land);
    if (chosen == null) {
      faults.add(CHOICE, "not-in-the-middle");
    } else if (chosen.isConquered()) {
      faults.add(CONQUERED, "conquered");
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(CHOICE, ANY_FACTION);
  }

  @Override
  public void make(Table table) {
    ((Undertaking) table.agenda.top()).travel(table, land);
  }

  @Override
  public String text(Table table) {
    return "travel " + table.nameOf(land);
  }
}
