package org.lawspeaker.thorgal.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.thorgal.setup.FirstDestinyPlayer;
import org.lawspeaker.thorgal.table.Table;

/**
 * The first destiny player is drawn.
 *
 * @param first who
 */
public record GoFirst(Seat first) implements NatureMove {
  private static final Citation DRAWN = Citation.of("THO-SETUP-14");

  @Override
  public void judge(Table table, Faults faults) {
    if (table.top(FirstDestinyPlayer.class) == null) {
      ThorgalMove.notNow(table, faults, DRAWN);
    } else if (first.index() >= table.seats()) {
      faults.add(DRAWN, "no-such-seat");
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(DRAWN);
  }

  @Override
  public void make(Table table) {
    ((FirstDestinyPlayer) table.agenda.top()).begin(table, first);
  }

  @Override
  public String text(Table table) {
    return "first player " + first.index();
  }
}
