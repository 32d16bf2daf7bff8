package org.lawspeaker.thorgal.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.thorgal.setup.FirstLands;
import org.lawspeaker.thorgal.setup.FurtherLands;
import org.lawspeaker.thorgal.table.Table;

/**
 * Chooses lands: two in secret, or two more openly.
 *
 * @param seat who
 * @param lands two, ascending
 */
public record ChooseLands(Seat seat, Pile lands) implements SeatMove {
  private static final Citation CHOICE = Citation.of("THO-SETUP-12");
  private static final Citation FURTHER = Citation.of("THO-SETUP-17");

  @Override
  public void judge(Table table, Faults faults) {
    FirstLands first = table.top(FirstLands.class);
    FurtherLands further = table.top(FurtherLands.class);
    if (first != null
        ? !first.choices().isOwing(seat)
        : further == null || !further.seat().equals(seat)) {
      ThorgalMove.notNow(table, faults, CHOICE);
      return;
    }
    FirstLands.judge(table, seat, lands, first == null ? FURTHER : CHOICE, faults);
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(table.top(FirstLands.class) == null ? FURTHER : CHOICE);
  }

  @Override
  public void make(Table table) {
    FirstLands first = table.top(FirstLands.class);
    if (first != null) {
      table.replaceTop(first.with(seat, lands));
    } else {
      ((FurtherLands) table.agenda.top()).choose(table, lands);
    }
  }

  @Override
  public String text(Table table) {
    return "lands " + LandText.of(table, lands);
  }
}
