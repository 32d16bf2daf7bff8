package org.lawspeaker.thorgal.table;

import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.thorgal.moves.ThorgalMove;

/** Carries out a move and all that follows, until the next move is owed. */
public final class Advance {
  /** More steps than any card set can need between two moves. */
  private static final int MOST_STEPS = 20_000;

  private Advance() {}

  /** The table after this move; the caller vouches that it is legal. */
  public static Table by(Table table, ThorgalMove move) {
    move.make(table);
    return settle(table);
  }

  /**
   * The table at its next choice, chance or end. The loop of {@link Agenda#settle}, written out for
   * this game's frames: on JDK 17 a frame that is now one interface and now another to the JVM is
   * looked up anew each time, which took a fifth of a ply.
   */
  public static Table settle(Table table) {
    for (int steps = 0; steps < MOST_STEPS; steps++) {
      if (table.agenda.isEmpty()) {
        return table;
      }
      ThorgalFrame top = table.agenda.top();
      if (top.owes(table)) {
        return table;
      }
      top.run(table);
    }
    return Agenda.settle(table, now -> now.agenda, 0); // says which frames go round in circles
  }
}
