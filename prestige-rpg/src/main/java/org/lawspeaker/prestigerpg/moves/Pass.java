package org.lawspeaker.prestigerpg.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.timing.PlayWindow;

/**
 * Lets a window go by.
 *
 * @param seat who
 */
public record Pass(Seat seat) implements SeatMove {
  private static final Citation WINDOW = Citation.of("PRE-Q-10");

  @Override
  public void judge(Table table, Faults faults) {
    PlayWindow window = table.top(PlayWindow.class);
    if (window == null || !window.asks(table, seat)) {
      PrestigeMove.notNow(table, faults, WINDOW);
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(WINDOW);
  }

  @Override
  public void make(Table table) {
    ((PlayWindow) table.agenda.top()).seal(table, this);
  }

  @Override
  public String text(Table table) {
    return "pass";
  }

  @Override
  public boolean isPass() {
    return true;
  }
}
