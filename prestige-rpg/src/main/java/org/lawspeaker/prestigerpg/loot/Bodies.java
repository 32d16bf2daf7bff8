package org.lawspeaker.prestigerpg.loot;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.effects.Cause;
import org.lawspeaker.prestigerpg.initiative.DrawInitiative;
import org.lawspeaker.prestigerpg.items.Items;
import org.lawspeaker.prestigerpg.state.Held;
import org.lawspeaker.prestigerpg.state.Status;
import org.lawspeaker.prestigerpg.table.Moment;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.windows.PlayWindow;

/**
 * Bodies are looted at the end of an encounter, after a fresh Initiative draw (PRE-LOOT-01,
 * PRE-LOOT-02, PRE-Q-63).
 */
public final class Bodies {
  private static final Citation LEFT = Citation.of("PRE-Q-63");

  private Bodies() {}

  /**
   * If there is anything to loot, Initiative is drawn for it, with the window that follows each
   * draw (PRE-Q-10, PRE-Q-61), and all may take.
   */
  public static void loot(Table table) {
    int body = next(table, -1);
    if (body >= 0 && table.livingCount() > 0) {
      table.then(
          new DrawInitiative(Cause.LOOTING),
          PlayWindow.opening(Moment.INITIATIVE),
          Looting.of(table, Seat.of(body)));
    }
  }

  /** The next body, in the order of death, that has Items; -1 if there is none. */
  static int next(Table table, int after) {
    boolean past = after < 0;
    for (int i = 0; i < table.clock.fallen().size(); i++) {
      int seat = table.clock.fallen().get(i);
      if (past && table.sheets.get(seat).status() == Status.DEAD && hasItems(table, seat)) {
        return seat;
      }
      past |= seat == after;
    }
    return -1;
  }

  private static boolean hasItems(Table table, int seat) {
    return !table.sheets.get(seat).items().isEmpty();
  }

  /** What nobody wanted is discarded; the next body follows. */
  static void leave(Table table, Seat body) {
    for (Held item : table.sheet(body).items()) {
      Items.discardUnused(table, item.card());
      if (table.isTelling()) {
        table.tell(LEFT, "left", table.cards.printed(item.card()) + " is left behind");
      }
    }
    table.set(body, table.sheet(body).withItems(ImmutableList.of()));
    int next = next(table, body.index());
    if (next >= 0) {
      table.push(Looting.of(table, Seat.of(next)));
    }
  }
}
