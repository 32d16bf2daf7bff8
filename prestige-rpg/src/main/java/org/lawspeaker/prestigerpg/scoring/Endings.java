package org.lawspeaker.prestigerpg.scoring;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.prestigerpg.state.Ending;
import org.lawspeaker.prestigerpg.table.Table;

/** How the game ends. */
public final class Endings {
  private Endings() {}

  /** These seats have won. */
  public static void won(Table table, Ending.Cause cause, ImmutableList<Seat> winners) {
    int bits = 0;
    for (Seat seat : winners) {
      bits |= 1 << seat.index();
    }
    end(table, new Ending(cause, bits));
  }

  /** Nobody has won. */
  public static void lost(Table table, Ending.Cause cause) {
    end(table, new Ending(cause, 0));
  }

  private static void end(Table table, Ending ending) {
    if (table.clock.ending().isOver()) {
      return;
    }
    table.clock = table.clock.withEnding(ending);
    table.setAgenda(Agenda.empty());
    if (table.isTelling()) {
      table.tell(
          ending.cause().citation(), "game-over", "the game is over: " + ending.cause().reason());
    }
  }
}
