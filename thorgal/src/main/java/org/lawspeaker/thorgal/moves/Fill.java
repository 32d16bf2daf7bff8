package org.lawspeaker.thorgal.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.thorgal.fate.GodsFate;
import org.lawspeaker.thorgal.state.Store;
import org.lawspeaker.thorgal.table.Table;

/**
 * Stops drawing and puts cards from the deck on the pool, unseen, each for a fate point.
 *
 * @param seat who
 * @param cards how many, perhaps none (THO-Q-17)
 */
public record Fill(Seat seat, int cards) implements SeatMove {
  private static final Citation FATE = Citation.of("THO-FATE-02");
  private static final Citation POINTS = Citation.of("THO-FATE-04");
  private static final Citation EMPTY = Citation.of("THO-Q-16");
  private static final Citation STOP = Citation.of("THO-Q-17");
  private static final Citation SPLIT = Citation.of("THO-FATE-05");
  private static final Citation TOP = Citation.of("THO-FATE-08");
  private static final Citation UNSEEN = Citation.of("THO-FATE-11");
  private static final Citation DRAWN_FIRST = Citation.of("THO-FATE-12");

  @Override
  public void judge(Table table, Faults faults) {
    GodsFate fate = table.top(GodsFate.class);
    if (fate == null || !fate.seat().equals(seat)) {
      ThorgalMove.notNow(table, faults, FATE);
      return;
    }
    Store store = table.store(seat, table.suitOf(seat));
    if (cards < 0 || cards > fate.points()) {
      faults.add(POINTS, "no-fate-points", "points", fate.points());
    }
    if (cards > store.deck()) {
      faults.add(EMPTY, "deck-empty", "deck", store.deck());
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return cards == 0 ? ImmutableList.of(STOP) : ImmutableList.of(SPLIT, TOP, UNSEEN, DRAWN_FIRST);
  }

  @Override
  public void make(Table table) {
    ((GodsFate) table.agenda.top()).fill(table, cards);
  }

  @Override
  public String text(Table table) {
    return "fill " + cards;
  }
}
