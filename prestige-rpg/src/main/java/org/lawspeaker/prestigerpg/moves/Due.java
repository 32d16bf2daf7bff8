package org.lawspeaker.prestigerpg.moves;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.prestigerpg.state.PrestigeState;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.winning.Endings;

/** What is due in a position. */
public final class Due {
  private Due() {}

  /** What has to happen next on a table as it now stands. */
  public static Pending<PrestigeMove> of(Table table) {
    return of(table.cards, table.state());
  }

  /** What has to happen next. */
  public static Pending<PrestigeMove> of(Cards cards, PrestigeState state) {
    return state.clock().ending().isOver()
        ? new Pending.Over<>(Endings.outcome(Table.of(cards, state)))
        : state.agenda().top().asks(cards, state);
  }

  /** The clause that asks for what has to happen next, if players are asked. */
  static Optional<Citation> why(Table table) {
    Pending<PrestigeMove> due = of(table);
    if (due instanceof Pending.Choose<PrestigeMove> choose) {
      return Optional.of(choose.window().citations().get(0));
    }
    return due instanceof Pending.Commit<PrestigeMove> commit
        ? Optional.of(commit.window().citations().get(0))
        : Optional.empty();
  }
}
