package org.lawspeaker.prestigerpg.table;

import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;

/** Carries out a move and all that follows, until the next move is owed. */
public final class Advance {
  /** More steps than any card set can need between two moves. */
  private static final int MOST_STEPS = 20_000;

  private Advance() {}

  /** The table after this move; the caller vouches that it is legal. */
  public static Table by(Table table, PrestigeMove move) {
    move.make(table);
    return settle(table);
  }

  /**
   * The table at its next choice, chance or end: the loop of {@link Agenda#settle}, written out for
   * this game's frames, which the JVM then finds faster.
   */
  public static Table settle(Table table) {
    for (int steps = 0; steps < MOST_STEPS; steps++) {
      if (table.agenda.isEmpty()) {
        return table;
      }
      PrestigeFrame top = table.agenda.top();
      if (top.owes(table)) {
        return table;
      }
      top.run(table);
    }
    return Agenda.settle(table, now -> now.agenda, 0); // says which frames go round in circles
  }
}
