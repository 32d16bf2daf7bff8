package org.lawspeaker.thorgal.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.thorgal.setup.StartingCompanions;
import org.lawspeaker.thorgal.table.Table;

/**
 * Chooses the starting companions in secret.
 *
 * @param seat who
 * @param companions one or two, ascending
 */
public record ChooseParty(Seat seat, Pile companions) implements SeatMove {
  private static final Citation CHOICE = Citation.of("THO-SETUP-05");
  private static final Citation BOUND = Citation.of("THO-SETUP-06");

  @Override
  public void judge(Table table, Faults faults) {
    StartingCompanions step = table.top(StartingCompanions.class);
    if (step == null || !step.choices().isOwing(seat)) {
      ThorgalMove.notNow(table, faults, CHOICE);
      return;
    }
    StartingCompanions.judge(table, seat, companions, faults);
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(CHOICE, BOUND);
  }

  @Override
  public void make(Table table) {
    StartingCompanions step = (StartingCompanions) table.agenda.top();
    table.replaceTop(step.with(seat, companions));
  }

  @Override
  public String text(Table table) {
    return "start with " + PartyText.of(table, companions);
  }
}
