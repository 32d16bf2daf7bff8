package org.lawspeaker.thorgal.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.thorgal.fate.GodsFate;
import org.lawspeaker.thorgal.state.Store;
import org.lawspeaker.thorgal.table.Table;

/**
 * Takes the top card of the deck to the hand, for a fate point.
 *
 * @param seat who
 */
public record Draw(Seat seat) implements SeatMove {
  private static final Citation FATE = Citation.of("THO-FATE-02");
  private static final Citation POINTS = Citation.of("THO-FATE-04");
  private static final Citation EMPTY = Citation.of("THO-Q-16");
  private static final Citation POOL_BEGUN = Citation.of("THO-FATE-13");
  private static final Citation SPLIT = Citation.of("THO-FATE-05");
  private static final Citation TOP = Citation.of("THO-FATE-08");
  private static final Citation ONE_BY_ONE = Citation.of("THO-FATE-10");

  @Override
  public void judge(Table table, Faults faults) {
    GodsFate fate = table.top(GodsFate.class);
    if (fate == null || !fate.seat().equals(seat)) {
      ThorgalMove.notNow(table, faults, FATE);
      return;
    }
    Store store = table.store(seat, table.suitOf(seat));
    if (fate.points() == 0) {
      faults.add(POINTS, "no-fate-points");
    }
    if (store.deck() == 0) {
      faults.add(EMPTY, "deck-empty");
    }
    if (!fate.mayDraw(table)) {
      faults.add(POOL_BEGUN, "pool-begun");
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(SPLIT, TOP, ONE_BY_ONE);
  }

  @Override
  public void make(Table table) {
    ((GodsFate) table.agenda.top()).draw(table);
  }

  @Override
  public String text(Table table) {
    return "draw";
  }
}
