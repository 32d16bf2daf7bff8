package org.lawspeaker.prestigerpg.moves;

import org.lawspeaker.engine.Pending;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.winning.Endings;

/** What is due on a table. */
public final class Due {
  private Due() {}

  /** What has to happen next. */
  public static Pending<PrestigeMove> of(Table table) {
    return table.clock.ending().isOver()
        ? new Pending.Over<>(Endings.outcome(table))
        : table.agenda.top().asks(table);
  }
}
